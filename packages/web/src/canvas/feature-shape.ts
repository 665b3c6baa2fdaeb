import { type Feature, featureSpan, type Segment } from "@benchleaf/bio";
import { type Selection, wrap } from "./selection.ts";

/** A stretch of a feature; on a circle `start + length` may exceed the size. */
export type Piece = Selection;

/** A feature as drawn: its range, its pieces along the top strand, its arrowheads. */
export interface FeatureShape {
  readonly feature: Feature;
  readonly start: number;
  readonly length: number;
  readonly pieces: readonly Piece[];
  readonly hasLeftHead: boolean;
  readonly hasRightHead: boolean;
  /** The feature continues beyond the given end (`<` and `>` of a location). */
  readonly isLeftOpen: boolean;
  readonly isRightOpen: boolean;
}

const headsOf = (feature: Feature) => {
  const first = feature.locations[0];
  const strand = feature.locations.every((segment) => segment.strand === first?.strand)
    ? first?.strand
    : undefined;
  const type = feature.arrowheadType ?? (strand === 1 ? "TOP" : strand === -1 ? "BOTTOM" : "NONE");
  return {
    hasLeftHead: type === "BOTTOM" || type === "BOTH",
    hasRightHead: type === "TOP" || type === "BOTH",
  };
};

const joinAtOrigin = (sorted: readonly Piece[], size: number): readonly Piece[] => {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last || sorted.length < 2 || first.start !== 0 || last.start + last.length !== size)
    return sorted;
  return [...sorted.slice(1, -1), { start: last.start, length: last.length + first.length }];
};

const pieceOf = (segment: Segment, size: number): Piece => {
  const start = Math.min(Math.max(0, segment.start), size);
  return { start, length: Math.max(0, Math.min(segment.end, size) - start) };
};

/** A feature of one piece, as nearly all are: a chromosome has thousands, and all are looked at after each edit. */
const shapeOnly = (feature: Feature, only: Segment, size: number): FeatureShape => {
  const piece = pieceOf(only, size);
  const heads = headsOf(feature);
  const open = { isLeftOpen: only.isStartPartial === true, isRightOpen: only.isEndPartial === true };
  return { feature, start: piece.start, length: piece.length, pieces: [piece], ...heads, ...open };
};

export const shapeFeature = (feature: Feature, size: number, isCircular: boolean): FeatureShape => {
  const [first] = feature.locations;
  if (first && feature.locations.length === 1) return shapeOnly(feature, first, size);
  const read = feature.locations.map((segment) => pieceOf(segment, size));
  const sorted = read.sort((left, right) => left.start - right.start || left.length - right.length);
  const heads = headsOf(feature);
  const span = featureSpan(feature, size, isCircular);
  const start = Math.min(Math.max(0, span.start), size);
  const open = {
    isLeftOpen: feature.locations.some((segment) => segment.isStartPartial && segment.start === span.start),
    isRightOpen: feature.locations.some((segment) => segment.isEndPartial && segment.end === span.end),
  };
  if (!span.crossesOrigin) {
    return {
      feature,
      start,
      length: Math.max(0, Math.min(span.end, size) - start),
      pieces: sorted,
      ...heads,
      ...open,
    };
  }
  const pieces = [...joinAtOrigin(sorted, size)].sort(
    (left, right) => wrap(left.start - start, size) - wrap(right.start - start, size),
  );
  return { feature, start, length: size - start + span.end, pieces, ...heads, ...open };
};

const shapesOfFeatures = new WeakMap<readonly Feature[], { key: string; shapes: readonly FeatureShape[] }>();

/** All shapes, in the order of the features; cached as long as features and molecule are the same. */
export const shapeFeatures = (
  features: readonly Feature[],
  size: number,
  isCircular: boolean,
): readonly FeatureShape[] => {
  const key = `${size}${isCircular}`;
  const known = shapesOfFeatures.get(features);
  if (known?.key === key) return known.shapes;
  const shapes = features.map((feature) => shapeFeature(feature, size, isCircular));
  shapesOfFeatures.set(features, { key, shapes });
  return shapes;
};
