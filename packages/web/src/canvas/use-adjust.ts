import { useState } from "react";
import { type FeatureEnd, gapNear, gapOfEnd, moveFeatureEnd, spanOfFeature } from "./adjust-feature.ts";
import { type FeatureShape, shapeFeature } from "./feature-shape.ts";
import { useLatest } from "./use-latest.ts";
import type { Adjusting } from "./view-props.ts";

/** An end in the hand: what the feature was when it was taken, and where it is wished to be. */
interface Held {
  readonly from: FeatureShape;
  readonly end: FeatureEnd;
  readonly gap: number;
  readonly isWhole: boolean;
}

interface AdjustOptions extends Adjusting {
  readonly size: number;
  readonly isCircular: boolean;
}

/** Moves the ends of a feature: nothing is changed before it is let go of, and then once. */
export const useAdjust = ({ feature, onAdjust, size, isCircular }: AdjustOptions) => {
  const molecule = { size, isCircular };
  const [wanted, setHeld] = useState<Held | null>(null);
  // Changed by another hand meanwhile: what was begun is about something that is no more.
  const held = wanted?.from.feature === feature ? wanted : null;
  const outcomeOf = ({ from, end, gap, isWhole }: Held) =>
    moveFeatureEnd(from, end, gap, { ...molecule, isWhole });
  const shape = shapeFeature(held ? outcomeOf(held) : feature, size, isCircular);

  const moveTo = useLatest((end: FeatureEnd, gap: number, isWhole: boolean) => {
    const from = held?.from ?? shape;
    const near = held?.gap ?? gapOfEnd(shape, end, size);
    setHeld({ from, end, gap: gapNear(gap, near, molecule), isWhole });
  });
  const step = useLatest((end: FeatureEnd, by: number, isWhole: boolean) => {
    const from = held?.from ?? shape;
    // From where the end stands, so that steps beyond the bounds do not add up.
    setHeld({ from, end, gap: gapOfEnd(shape, end, size) + by, isWhole });
  });
  const letGo = useLatest(() => {
    setHeld(null);
    if (held && shape.feature !== feature) onAdjust(shape.feature, spanOfFeature(shape.feature, molecule));
  });
  const cancel = useLatest(() => setHeld(null));
  return { shape, held: held?.end ?? null, moveTo, step, letGo, cancel };
};

export type Adjust = ReturnType<typeof useAdjust>;
