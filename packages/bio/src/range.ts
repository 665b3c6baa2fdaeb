import type { LocationOperator, Segment } from "./feature.ts";
import type { SequenceRecord } from "./sequence.ts";

/**
 * A stretch to look at or replace: `0 <= start <= size`, `length` 0 is a caret. On a circle `start + length`
 * may exceed the size, by at most the size; the stretch then runs on from the origin.
 */
export interface Selection {
  readonly start: number;
  readonly length: number;
}

/** A contiguous half-open piece, `0 <= start <= end <= size`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The contiguous pieces of a selection in reading order: one, or two when it crosses the origin. Throws RangeError
 * when the selection is not on the molecule.
 *
 * @example piecesOf({ start: 8, length: 4 }, 10, true) // [{ start: 8, end: 10 }, { start: 0, end: 2 }]
 */
export const piecesOf = (selection: Selection, size: number, isCircular: boolean): readonly Span[] => {
  const { start, length } = selection;
  const isSound = Number.isInteger(start) && Number.isInteger(length) && start >= 0 && length >= 0;
  if (!isSound || start > size || length > size || (!isCircular && start + length > size)) {
    throw new RangeError(`selection ${start}+${length} does not lie on ${size} letters`);
  }
  if (start + length <= size) return [{ start, end: start + length }];
  return [
    { start, end: size },
    { start: 0, end: start + length - size },
  ];
};

/**
 * The residues under a selection, across the origin too.
 *
 * @example sliceBases({ ...record, sequence: "ACGTT", topology: "circular" }, { start: 4, length: 2 }) // "TA"
 */
export const sliceBases = (
  record: Pick<SequenceRecord, "sequence" | "topology">,
  selection: Selection,
): string =>
  piecesOf(selection, record.sequence.length, record.topology === "circular")
    .map(({ start, end }) => record.sequence.slice(start, end))
    .join("");

/** Any coordinate mapped to a circle of `size > 0`. `wrapPosition(-1, 10)` is 9, `wrapPosition(10, 10)` is 0. */
export const wrapPosition = (position: number, size: number): number => ((position % size) + size) % size;

/** A zero-based coordinate as people and files count: the first base is 1. */
export const toOneBased = (position: number): number => position + 1;

/**
 * A selection as shown on screen, one-based and inclusive; a caret as the gap between two bases.
 *
 * @example formatSelection({ start: 0, length: 3 }, 10) // "1..3"
 * @example formatSelection({ start: 8, length: 4 }, 10) // "9..2"
 * @example formatSelection({ start: 3, length: 0 }, 10) // "3^4"
 */
export const formatSelection = (selection: Selection, size: number): string => {
  if (selection.length === 0) return `${selection.start}^${selection.start + 1}`;
  const last = wrapPosition(selection.start + selection.length - 1, size);
  return `${selection.start + 1}..${last + 1}`;
};

/**
 * A location in the grammar of the INSDC feature table, one-based inclusive, `complement` outermost when all segments
 * are on the bottom strand.
 *
 * @example formatLocation([{ start: 19, end: 40, strand: -1 }, { start: 0, end: 12, strand: -1 }], "join", 60) //
 * "complement(join(1..12,20..40))"
 */
export const formatLocation = (
  segments: readonly Segment[],
  operator: LocationOperator,
  size: number,
): string => {
  const first = segments[0];
  if (segments.length === 1 && first) return onStrand(first, formatSpan(first, size));
  if (segments.every((segment) => segment.strand === -1)) {
    const inner = segments.map((segment) => formatSpan(segment, size)).reverse();
    return `complement(${operator}(${inner.join(",")}))`;
  }
  return `${operator}(${segments.map((segment) => onStrand(segment, formatSpan(segment, size))).join(",")})`;
};

const onStrand = (segment: Segment, text: string): string =>
  segment.strand === -1 ? `complement(${text})` : text;

const formatSpan = (segment: Segment, size: number): string => {
  const { start, end, isStartPartial, isEndPartial } = segment;
  if (start === end) return start === size && size > 0 ? `${size}^1` : `${start}^${start + 1}`;
  if (end - start === 1 && !isStartPartial && !isEndPartial) return `${end}`;
  return `${isStartPartial ? "<" : ""}${start + 1}..${isEndPartial ? ">" : ""}${end}`;
};
