import { type Frontier, type Grid, leftBorder, MINUS_INFINITY, type StoredFrontier } from "./grid.ts";
import type { Window } from "./score-rows.ts";

/** State of a path: in a cell, or in a gap from below or from the right. */
export const IN_CELL = 0;
/** A path has come into its cell by a gap from below. */
export const FROM_BELOW = 1;
/** A path has come into its cell by a gap from the right. */
export const FROM_RIGHT = 2;

/** Bits of one traced cell. */
export const BY_DOWN = 1;
/** Bit: the cell was reached by a gap along the row. */
export const BY_ACROSS = 2;
/** Bit: the gap along the column continues. */
export const EXTENDS_DOWN = 4;
/** Bit: the gap along the row continues. */
export const EXTENDS_ACROSS = 8;
/** Bit: nothing worth keeping ends here, so that a local alignment begins. */
export const IS_ZERO = 16;

/** How each cell of a window was reached; `below` is the frontier under it, from column `window.left` on. */
export interface Trace {
  readonly window: Window;
  readonly bits: Uint8Array;
  readonly below: Frontier;
}

/**
 * Recomputes a window from a stored frontier above it, and stores how each cell was reached. Nothing enters from the
 * left of the window: scores can only be too low, so a cell with its known score is on a path inside.
 */
export const traceRows = (grid: Grid, above: StoredFrontier, window: Window): Trace => {
  const { a, profile, stride, open, extend } = grid;
  const { isLocal } = grid.ends;
  const { from, to, left, right } = window;
  const width = right - left;
  const best = cutOut(above.best, above.offset, left, right);
  const down = cutOut(above.down, above.offset, left, right);
  const bits = new Uint8Array(width * (to - from));
  for (let row = from; row < to; row++) {
    const scores = (a[row] as number) * stride + left;
    const cells = (row - from) * width - 1;
    let diagonal = best[0] as number;
    const border = left === 0 ? leftBorder(grid, row + 1) : MINUS_INFINITY;
    best[0] = border;
    let across = border - open;
    for (let at = 1; at <= width; at++) {
      let score = (diagonal + (profile[scores + at] as number)) | 0;
      const gap = down[at] as number;
      diagonal = best[at] as number;
      let cell = 0;
      if (gap > score) {
        score = gap;
        cell = BY_DOWN;
      }
      if (across > score) {
        score = across;
        cell = BY_ACROSS;
      }
      const zero = (row + 1 + left + at) * extend;
      if (isLocal && score <= zero) {
        score = zero;
        cell = IS_ZERO;
      }
      best[at] = score;
      const opened = score - open;
      if (gap > opened) cell |= EXTENDS_DOWN;
      else down[at] = opened;
      if (across > opened) cell |= EXTENDS_ACROSS;
      else across = opened;
      bits[cells + at] = cell;
    }
  }
  return { window, bits, below: { best, down } };
};

/** Columns `left` to `right` of values that begin at column `offset`; unreachable if there are none. */
const cutOut = (values: Int32Array, offset: number, left: number, right: number): Int32Array => {
  const cut = new Int32Array(right - left + 1).fill(MINUS_INFINITY);
  const first = Math.max(left, offset);
  if (first <= right) cut.set(values.subarray(first - offset, right + 1 - offset), first - left);
  return cut;
};
