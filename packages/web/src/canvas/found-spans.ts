import type { Feature } from "@benchleaf/bio";

/**
 * Stretches that were found in great number and are drawn like features: the rows lay them out as numbers, and a feature
 * is made only of what is seen. In the order of `starts`; an end beyond the size crosses the origin.
 */
export interface FoundSpans {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  featureAt(index: number): Feature;
}

const none = new Int32Array(0);

export const NO_SPANS: FoundSpans = {
  starts: none,
  ends: none,
  featureAt: () => {
    throw new RangeError("there is none");
  },
};

/**
 * More than a map can show individually: a residue's width does not matter then, so it may wait until the pointer
 * rests.
 */
const MANY = 2000;
const REST_MS = 300;

/** How long a map waits after a residue was typed until it is drawn again. */
export const restFor = ({ starts }: FoundSpans): number => (starts.length > MANY ? REST_MS : 0);

/** All of them as features, for a map, which is drawn after the residues. */
export const featuresOfSpans = (spans: FoundSpans): readonly Feature[] =>
  Array.from(spans.starts, (_, index) => spans.featureAt(index));
