import type { FreeEnds } from "./options.ts";
import type { Scoring } from "./scoring.ts";
import { FEWEST_COLUMNS } from "./simd/strip-kernel.ts";
import { reserveStripMemory, type StripMemory } from "./simd/strip-memory.ts";

/**
 * The matrix of an alignment: rows are residues of a, columns residues of b. Its values are *tilted*: the cell (i, j)
 * holds its score plus (i + j) times the cost of extending a gap. So extending a gap changes nothing, opening costs
 * `open` only, and the inner loop has two subtractions less.
 */
export interface Grid {
  readonly a: Uint8Array;
  readonly columns: number;
  /** `profile[code * stride + j]`: tilted score of a residue of a with the j-th of b, j from 1. */
  readonly profile: Int16Array;
  readonly stride: number;
  /** Cost of a gap's first residue beyond that of a further one. */
  readonly open: number;
  /** Cost of a further gap residue: the tilt. */
  readonly extend: number;
  readonly ends: MatrixEnds;
  /** The row that is being carried down. */
  readonly frontier: Frontier;
  /** Present where four rows can be done at once. */
  readonly strips: StripMemory | null;
}

/** A row that carries the computation: best scores, and best scores of ending in a gap one row further down. */
export interface Frontier {
  readonly best: Int32Array;
  readonly down: Int32Array;
}

/** Part of a frontier, set aside: columns from `offset` on. */
export interface StoredFrontier extends Frontier {
  readonly offset: number;
}

/** Below every score; nothing is subtracted from it more than once in a tilted matrix. */
export const MINUS_INFINITY = -(2 ** 30);

/** Scores left of the first column, for the kernel that reads there. */
const PAD = 4;
/** Smaller matrices are done before a WebAssembly memory is made. */
const FEWEST_CELLS = 4096;

/** What is free: every end of a local alignment, else those named. */
export interface MatrixEnds extends FreeEnds {
  readonly isLocal: boolean;
}

/** The state of an alignment of two coded sequences before its first row. */
export const makeGrid = (a: Uint8Array, b: Uint8Array, scoring: Scoring, ends: MatrixEnds): Grid => {
  const { table, size, open, extend } = scoring;
  const columns = b.length;
  const stride = columns + 2 * PAD;
  const isLarge = columns >= FEWEST_COLUMNS && a.length * columns >= FEWEST_CELLS;
  const strips = isLarge ? reserveStripMemory(columns, size * stride) : null;
  const profile = strips?.profile ?? new Int16Array(size * stride);
  for (let code = 0; code < size; code++) {
    const row = code * stride + 1;
    for (let j = 0; j < columns; j++) {
      profile[row + j] = (table[code * size + (b[j] as number)] as number) + 2 * extend;
    }
  }
  const frontier = strips ?? { best: new Int32Array(columns + 1), down: new Int32Array(columns + 1) };
  return { a, columns, profile, stride, open: open - extend, extend, ends, frontier, strips };
};

/** Tilted score of column 0 in a row. */
export const leftBorder = (grid: Grid, row: number): number =>
  row === 0 || grid.ends.aStart || grid.ends.isLocal ? row * grid.extend : -grid.open;

/** Sets the frontier to row 0, up to a column; beyond it nothing can be reached. */
export const startFrontier = (grid: Grid, right: number): void => {
  const { columns, open, extend, ends, frontier } = grid;
  for (let j = 0; j <= columns; j++) {
    const top = j === 0 || ends.isLocal || ends.bStart ? j * extend : -open;
    frontier.best[j] = j <= right ? top : MINUS_INFINITY;
    frontier.down[j] = j <= right ? top - open : MINUS_INFINITY;
  }
};

/** A copy of the columns `left` to `right`, both included. */
export const storeFrontier = ({ best, down }: Frontier, left: number, right: number): StoredFrontier => ({
  offset: left,
  best: best.slice(left, right + 1),
  down: down.slice(left, right + 1),
});

/** Restores stored columns. */
export const restoreFrontier = (grid: Grid, kept: StoredFrontier): void => {
  grid.frontier.best.set(kept.best, kept.offset);
  grid.frontier.down.set(kept.down, kept.offset);
};
