import { useState } from "react";
import { type FeatureEnd, gapNear, gapOfEnd, moveFeatureEnd, spanOfFeature } from "./adjust-feature.ts";
import { type FeatureShape, shapeFeature } from "./feature-shape.ts";
import { useLatest } from "./use-latest.ts";
import type { Adjusting } from "./view-props.ts";

/** An end being dragged: the original feature, and the requested position. */
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
  // Changed by someone else meanwhile: the drag refers to a feature that no longer exists.
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
    // From the actual position of the end, so that steps beyond the limits do not add up.
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
