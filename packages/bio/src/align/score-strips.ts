import { type Grid, leftBorder, MINUS_INFINITY } from "./grid.ts";
import { type BestCell, scoreLocalRows, scoreRows, type Window } from "./score-rows.ts";
import { FEWEST_COLUMNS } from "./simd/strip-kernel.ts";
import type { StripMemory } from "./simd/strip-memory.ts";

/** Rows that are scored in one pass. */
export const ROWS_PER_STRIP = 4;

/** As {@link scoreRows}, four rows at once where that is possible. */
export const scoreStrips = (grid: Grid, window: Window, lastColumn: Int32Array | null): void => {
  const { strips } = grid;
  const whole = wholeStrips(grid, window);
  for (let row = window.from; strips && row < whole; row += ROWS_PER_STRIP) {
    strips.kernel.strip(...stripArguments(grid, strips, row, window));
    lastColumn?.set(strips.results.subarray(0, ROWS_PER_STRIP), row + 1);
    closeLeft(grid, row, window.left);
  }
  scoreRows(grid, { ...window, from: whole }, lastColumn);
};

/** As {@link scoreLocalRows}; from whole strips `top` learns the score only, and the last row of the strip. */
export const scoreLocalStrips = (grid: Grid, window: Window, top: BestCell): void => {
  const { strips, extend } = grid;
  const whole = wholeStrips(grid, window);
  for (let row = window.from; strips && row < whole; row += ROWS_PER_STRIP) {
    const peaks = strips.results.subarray(ROWS_PER_STRIP);
    peaks.fill(top.score);
    const zero = (row + 1 + window.left) * extend;
    strips.kernel.localStrip(
      ...stripArguments(grid, strips, row, window),
      zero,
      extend,
      strips.addresses.peak,
    );
    closeLeft(grid, row, window.left);
    const peak = Math.max(...peaks);
    if (peak > top.score) Object.assign(top, { score: peak, row: row + ROWS_PER_STRIP, column: IN_STRIP });
  }
  scoreLocalRows(grid, { ...window, from: whole }, top);
};

/** The column of a best cell that is known by its strip only. */
export const IN_STRIP = -1;

const wholeStrips = ({ strips }: Grid, { from, to, left, right }: Window): number =>
  strips && right - left >= FEWEST_COLUMNS ? to - ((to - from) % ROWS_PER_STRIP) : from;

const stripArguments = (grid: Grid, { addresses }: StripMemory, row: number, { left, right }: Window) => {
  const { a, stride, open } = grid;
  const scores = (lane: number): number =>
    addresses.profile + 2 * ((a[row + lane] as number) * stride + left);
  const border = left === 0 ? leftBorder(grid, row + 1) : MINUS_INFINITY;
  const borderStep = left === 0 ? leftBorder(grid, row + 2) - border : 0;
  return [
    addresses.best + 4 * left,
    addresses.down + 4 * left,
    scores(0),
    scores(1),
    scores(2),
    scores(3),
    right - left,
    border,
    borderStep,
    open,
    addresses.last,
  ] as const;
};

/** The kernel leaves the column left of the strip as it was above it. */
const closeLeft = (grid: Grid, row: number, left: number): void => {
  grid.frontier.best[left] = left === 0 ? leftBorder(grid, row + ROWS_PER_STRIP) : MINUS_INFINITY;
};
