import type { Scoring } from "./scoring.ts";

/**
 * The matrix of an alignment: rows are letters of a, columns letters of b. Its values are *tilted*: the cell (i, j)
 * holds its score plus (i + j) times the cost of extending a gap. So extending a gap changes nothing, opening costs
 * `open` only, and the inner loop has two subtractions less.
 */
export interface Grid {
  readonly a: Uint8Array;
  readonly columns: number;
  /** `profile[code * columns + j]`: tilted score of a letter of a with the j-th of b. */
  readonly profile: Int16Array;
  /** Cost of a gap's first letter beyond that of a further one. */
  readonly open: number;
  /** Cost of a further gap letter: the tilt. */
  readonly extend: number;
  readonly isLocal: boolean;
  readonly aStartFree: boolean;
  readonly bStartFree: boolean;
}

/** Two rows that carry the computation: best scores, and best scores of ending in a gap one row further down. */
export interface Frontier {
  readonly best: Int32Array;
  readonly down: Int32Array;
}

/** Below every score; nothing is subtracted from it more than once in a tilted matrix. */
export const MINUS_INFINITY = -(2 ** 30);

export interface GridEnds {
  readonly isLocal: boolean;
  readonly aStartFree: boolean;
  readonly bStartFree: boolean;
}

export const makeGrid = (a: Uint8Array, b: Uint8Array, scoring: Scoring, ends: GridEnds): Grid => {
  const { table, size, open, extend } = scoring;
  const columns = b.length;
  const profile = new Int16Array(size * columns);
  for (let code = 0; code < size; code++) {
    const row = code * columns;
    for (let j = 0; j < columns; j++) {
      profile[row + j] = (table[code * size + (b[j] as number)] as number) + 2 * extend;
    }
  }
  return { a, columns, profile, open: open - extend, extend, ...ends };
};

/** Tilted score of column 0 in a row. */
export const leftBorder = (grid: Grid, row: number): number =>
  row === 0 || grid.aStartFree || grid.isLocal ? row * grid.extend : -grid.open;

export const topFrontier = (grid: Grid): Frontier => {
  const { columns, open, extend, isLocal, bStartFree } = grid;
  const best = new Int32Array(columns + 1);
  for (let j = 1; j <= columns; j++) best[j] = isLocal || bStartFree ? j * extend : -open;
  return { best, down: best.map((value) => value - open) };
};

export const copyFrontier = ({ best, down }: Frontier): Frontier => ({
  best: best.slice(),
  down: down.slice(),
});
