import type { Feature, Segment } from "@benchleaf/bio";
import { type FeatureShape, type Piece, shapeFeature } from "./feature-shape.ts";
import { type Selection, wrap } from "./selection.ts";

/** One of the ends that can be moved: the first or the last residue of a piece, in the order of `shape.pieces`. */
export interface FeatureEnd {
  readonly piece: number;
  readonly side: "first" | "last";
}

interface Molecule {
  readonly size: number;
  readonly isCircular: boolean;
}

/** A piece unrolled from the beginning of its feature on: `to` may exceed the size. */
interface Unrolled {
  readonly from: number;
  readonly to: number;
}

const CODON = 3;

const unroll = (shape: FeatureShape, size: number): readonly Unrolled[] =>
  shape.pieces.map((piece) => {
    const from = shape.start + (size === 0 ? 0 : wrap(piece.start - shape.start, size));
    return { from, to: from + piece.length };
  });

/** The ends of a feature; of a place between two letters there are none. */
export const endsOfFeature = (shape: FeatureShape): readonly FeatureEnd[] =>
  shape.pieces.flatMap(({ length }, piece): FeatureEnd[] =>
    length > 0
      ? [
          { piece, side: "first" },
          { piece, side: "last" },
        ]
      : [],
  );

/** The gap between residues of an end; beyond the size after the origin. */
export const gapOfEnd = (shape: FeatureShape, { piece, side }: FeatureEnd, size: number): number => {
  const place = unroll(shape, size)[piece];
  return place === undefined ? 0 : side === "first" ? place.from : place.to;
};

/** How far an end may go: over no other piece, a residue at least stays, and never more than once round. */
const boundsOf = (shape: FeatureShape, { piece, side }: FeatureEnd, { size, ...molecule }: Molecule) => {
  const places = unroll(shape, size);
  // If exons are on both strands, nothing shows that they cross the origin.
  const [first, ...others] = shape.feature.locations;
  const isCircular = molecule.isCircular && others.every(({ strand }) => strand === first?.strand);
  const { from, to } = places[piece] ?? { from: 0, to: 0 };
  if (side === "first") {
    const least = isCircular ? (places.at(-1)?.to ?? size) - size : 0;
    return { low: Math.min(from, places[piece - 1]?.to ?? least), high: to - 1 };
  }
  const most = isCircular ? (places[0]?.from ?? 0) + size : size;
  return { low: from + 1, high: Math.max(to, places[piece + 1]?.from ?? most) };
};

/** `gap`, moved so that all residues of the feature together are whole codons, where the bounds allow. */
const snapped = (
  gap: number,
  at: number,
  length: number,
  bounds: { low: number; high: number },
  sign: 1 | -1,
) => {
  const rest = wrap(length + sign * (gap - at), CODON);
  const shorter = gap - sign * rest;
  const longer = shorter + sign * CODON;
  const isNearer = rest > CODON / 2;
  return [isNearer ? longer : shorter, isNearer ? shorter : longer].find(
    (one) => one >= bounds.low && one <= bounds.high,
  );
};

/** `gap` on the turn of the circle that is nearest to `near`, so that a drag continues across the origin. */
export const gapNear = (gap: number, near: number, { size, isCircular }: Molecule): number =>
  isCircular && size > 0 ? near + wrap(gap - near + size / 2, size) - size / 2 : gap;

/**
 * The feature with one end moved to `gap`, as far as possible; with `isWhole` to whole codons. The same feature if
 * nothing moves. An open end (`<`, `>`) becomes exact once it is moved.
 *
 * @example moveFeatureEnd(shape, { piece: 0, side: "last" }, 120, { size: 2686, isCircular: true })
 */
export const moveFeatureEnd = (
  shape: FeatureShape,
  end: FeatureEnd,
  gap: number,
  molecule: Molecule & { readonly isWhole?: boolean },
): Feature => {
  const { size } = molecule;
  const place = unroll(shape, size)[end.piece];
  const piece = shape.pieces[end.piece];
  if (!place || !piece) return shape.feature;
  const bounds = boundsOf(shape, end, molecule);
  const isFirst = end.side === "first";
  const at = isFirst ? place.from : place.to;
  const kept = Math.max(bounds.low, Math.min(bounds.high, Math.round(gap)));
  const length = shape.pieces.reduce((sum, one) => sum + one.length, 0);
  const wanted = molecule.isWhole ? (snapped(kept, at, length, bounds, isFirst ? -1 : 1) ?? kept) : kept;
  if (wanted === at) return shape.feature;
  const moved = isFirst ? { from: wanted, to: place.to } : { from: place.from, to: wanted };
  return withPiece(shape.feature, piece, moved, isFirst, size);
};

/** The segments of a feature that are drawn as one piece; two where it is across the origin. */
const segmentsOf = (feature: Feature, { start, length }: Piece, size: number): readonly Segment[] => {
  const end = start + length;
  if (end <= size)
    return feature.locations.filter((one) => one.start === start && one.end === end).slice(0, 1);
  return feature.locations.filter(
    (one) => (one.start === start && one.end === size) || (one.start === 0 && one.end === end - size),
  );
};

const withPiece = (
  feature: Feature,
  piece: Piece,
  { from, to }: Unrolled,
  isFirstMoved: boolean,
  size: number,
): Feature => {
  const old = segmentsOf(feature, piece, size);
  const [known] = old;
  if (!known) return feature;
  const { strand } = known;
  const isOpen = {
    ...(!isFirstMoved && old.some((one) => one.isStartPartial) && { isStartPartial: true }),
    ...(isFirstMoved && old.some((one) => one.isEndPartial) && { isEndPartial: true }),
  };
  const start = wrap(from, size);
  const end = start + to - from;
  const { isStartPartial, isEndPartial } = { isStartPartial: undefined, isEndPartial: undefined, ...isOpen };
  const forward: Segment[] =
    end <= size
      ? [{ start, end, strand, ...isOpen }]
      : [
          { start, end: size, strand, ...(isStartPartial && { isStartPartial }) },
          { start: 0, end: end - size, strand, ...(isEndPartial && { isEndPartial }) },
        ];
  const fresh = strand === -1 ? forward.reverse() : forward;
  const locations = feature.locations.flatMap((one) =>
    one === known ? fresh : old.includes(one) ? [] : [one],
  );
  const { rawLocation: _, ...kept } = feature;
  return { ...kept, locations };
};

/** All that a feature covers, as a selection. */
export const spanOfFeature = (feature: Feature, { size, isCircular }: Molecule): Selection => {
  const { start, length } = shapeFeature(feature, size, isCircular);
  return { start, length };
};
