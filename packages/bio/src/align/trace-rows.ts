import { copyFrontier, type Frontier, type Grid, leftBorder, MINUS_INFINITY } from "./grid.ts";

/** Where a path stands: in a cell, or having come into it by a gap from below or from the right. */
export const IN_CELL = 0;
export const FROM_BELOW = 1;
export const FROM_RIGHT = 2;

/** Bits of one traced cell. */
export const BY_DOWN = 1;
export const BY_ACROSS = 2;
export const GOES_ON_DOWN = 4;
export const GOES_ON_ACROSS = 8;
export const IS_ZERO = 16;

/** How each cell of rows `from + 1` to `to`, columns `left + 1` to `right`, was reached; `frontier` is below them. */
export interface Trace {
  readonly bits: Uint8Array;
  readonly from: number;
  readonly left: number;
  readonly width: number;
  readonly frontier: Frontier;
}

/**
 * Computes rows again from the frontier above them, within some columns, and keeps how each cell was reached. With
 * `left > 0` nothing comes in from further left: scores can only be too low, so a cell that has its known score
 * lies on a path inside these columns.
 */
export const traceRows = (
  grid: Grid,
  above: Frontier,
  { from, to, left, right }: { from: number; to: number; left: number; right: number },
): Trace => {
  const { a, columns, profile, open, extend, isLocal } = grid;
  const frontier = copyFrontier(above);
  const { best, down } = frontier;
  const width = right - left;
  const bits = new Uint8Array(width * (to - from));
  for (let row = from; row < to; row++) {
    const scores = (a[row] as number) * columns - 1;
    const cells = (row - from) * width - left - 1;
    let diagonal = best[left] as number;
    best[left] = left === 0 ? leftBorder(grid, row + 1) : MINUS_INFINITY;
    let across = (best[left] as number) - open;
    for (let j = left + 1; j <= right; j++) {
      const paired = (diagonal + (profile[scores + j] as number)) | 0;
      const gap = down[j] as number;
      diagonal = best[j] as number;
      let cell = 0;
      let score = paired;
      if (gap > score) {
        score = gap;
        cell = BY_DOWN;
      }
      if (across > score) {
        score = across;
        cell = BY_ACROSS;
      }
      const zero = (row + 1 + j) * extend;
      if (isLocal && score <= zero) {
        score = zero;
        cell = IS_ZERO;
      }
      best[j] = score;
      const opened = score - open;
      if (gap > opened) cell |= GOES_ON_DOWN;
      else down[j] = opened;
      if (across > opened) cell |= GOES_ON_ACROSS;
      else across = opened;
      bits[cells + j] = cell;
    }
  }
  return { bits, from, left, width, frontier };
};
