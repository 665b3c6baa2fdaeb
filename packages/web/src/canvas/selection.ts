import type { Selection } from "@benchleaf/bio";

export type { Selection };

/** A contiguous stretch, zero-based and half-open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A selection with a direction: from `anchor` it runs `extent` residues on, or back where negative. */
export interface ExtensionReach {
  readonly anchor: number;
  readonly extent: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** `position` on the circle, 0 <= result < size. */
export const wrap = (position: number, size: number): number =>
  size === 0 ? 0 : ((position % size) + size) % size;

/** The nearest selection that exists: `0 <= start <= size`, the length within the molecule. */
export const normaliseSelection = (selection: Selection, size: number, isCircular: boolean): Selection => {
  const start = clamp(Math.trunc(selection.start), 0, size);
  const length = clamp(Math.trunc(selection.length), 0, isCircular ? size : size - start);
  const nearest = start === size && length > 0 ? { start: 0, length } : { start, length };
  // The same object where nothing changed, so that memoised drawings stay.
  return isSameSelection(nearest, selection) ? selection : nearest;
};

/** The one or two stretches that a selection covers, in reading order; none for a caret. */
export const stretchesOf = ({ start, length }: Selection, size: number): readonly Stretch[] => {
  if (length <= 0 || size <= 0) return [];
  const end = start + length;
  if (end <= size) return [{ start, end }];
  return [
    { start, end: size },
    { start: 0, end: end - size },
  ].filter((stretch) => stretch.end > stretch.start);
};

/** First and last selected residue, one-based; `first > last` across the origin. */
export const visibleEnds = ({ start, length }: Selection, size: number): { first: number; last: number } => ({
  first: start + 1,
  last: length === 0 ? start : wrap(start + length - 1, size) + 1,
});

export const reachOf = ({ start, length }: Selection): ExtensionReach => ({ anchor: start, extent: length });

export const selectionOfReach = (
  { anchor, extent }: ExtensionReach,
  size: number,
  isCircular: boolean,
): Selection => {
  if (!isCircular) {
    const head = clamp(anchor + extent, 0, size);
    return { start: Math.min(anchor, head), length: Math.abs(head - anchor) };
  }
  const length = Math.min(Math.abs(extent), size);
  if (extent >= 0) return normaliseSelection({ start: anchor, length }, size, true);
  return { start: wrap(anchor - length, size), length };
};

/** Moves the head by `by` residues, never past the ends of a line nor once round a circle. */
export const extendReach = (
  reach: ExtensionReach,
  by: number,
  size: number,
  isCircular: boolean,
): ExtensionReach => {
  const extent = reach.extent + by;
  if (isCircular) return { anchor: reach.anchor, extent: clamp(extent, -size, size) };
  return { anchor: reach.anchor, extent: clamp(reach.anchor + extent, 0, size) - reach.anchor };
};

/** The head of the selection, 0 <= head <= size. */
export const headOf = ({ anchor, extent }: ExtensionReach, size: number): number => {
  const head = anchor + extent;
  return head >= 0 && head <= size ? head : wrap(head, size);
};

/** The caret `by` residues on; a circle is walked round, a line ends. */
export const moveCaret = (position: number, by: number, size: number, isCircular: boolean): Selection => {
  const next = position + by;
  const isInside = next >= 0 && next <= size;
  return { start: isInside || !isCircular ? clamp(next, 0, size) : wrap(next, size), length: 0 };
};

/**
 * The selection after the pointer moved to `position` on a circle. The shorter way from the last head is used, so a
 * drag continues across the origin, and can exceed half of the circle.
 */
export const dragReach = (reach: ExtensionReach, position: number, size: number): ExtensionReach => {
  if (size === 0) return reach;
  const step = wrap(position - (reach.anchor + reach.extent), size);
  return extendReach(reach, step > size / 2 ? step - size : step, size, true);
};

export const isSameSelection = (left: Selection, right: Selection): boolean =>
  left.start === right.start && left.length === right.length;
