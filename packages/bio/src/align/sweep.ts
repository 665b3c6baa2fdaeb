import type { DiagonalBand } from "./diagonal-band.ts";
import {
  type Grid,
  MINUS_INFINITY,
  restoreFrontier,
  type StoredFrontier,
  startFrontier,
  storeFrontier,
} from "./grid.ts";
import type { Pulse } from "./pulse.ts";
import { type BestCell, scoreLocalRows, type Window } from "./score-rows.ts";
import { IN_STRIP, ROWS_PER_STRIP, scoreLocalStrips, scoreStrips } from "./score-strips.ts";

/** Maximum size in bytes of the stored frontiers of one alignment. */
const KEPT_BYTES = 48e6;
const FEWEST_ROWS_APART = 64;
/** Cells between two looks at the signal: some ten milliseconds. */
const CELLS_PER_PULSE = 8e6;

/** The scores of a band, of which only what is needed for the path is left. */
export interface Sweep {
  readonly band: DiagonalBand;
  /** The frontier above every `apart` rows, the first one being row 0. */
  readonly kept: readonly StoredFrontier[];
  readonly apart: number;
  /** Tilted scores of the last column, row by row; unreachable outside of the band. */
  readonly lastColumn: Int32Array;
  /** The best cell of a local alignment. */
  readonly top: BestCell;
}

/** Carries the grid's frontier from the first row to the last, within a band. Null when the pulse ends it. */
export const fillBand = (grid: Grid, band: DiagonalBand, pulse: Pulse): Sweep | null => {
  const rows = grid.a.length;
  const { columns } = grid;
  const width = Math.min(columns, band.high - band.low + 1);
  const apart = rowsApart(rows, width);
  const kept: StoredFrontier[] = [];
  const lastColumn = new Int32Array(rows + 1).fill(MINUS_INFINITY);
  const top: BestCell = { score: 0, row: 0, column: 0 };
  startFrontier(grid, Math.min(columns, band.high));
  lastColumn[0] = grid.frontier.best[columns] as number;
  // With a band that slopes, few rows at a time keep its edge close to the diagonals.
  const step = width < columns ? ROWS_PER_STRIP * 4 : apart;
  let cells = 0;
  for (let row = 0; row < rows; ) {
    const blockEnd = (Math.floor(row / apart) + 1) * apart;
    const window = windowOf(grid, band, row, Math.min(rows, row + step, blockEnd));
    if (row % apart === 0)
      kept.push(storeFrontier(grid.frontier, window.left, Math.min(columns, row + band.high)));
    if (grid.ends.isLocal) scoreLocalStrips(grid, window, top);
    else scoreStrips(grid, window, window.right === columns ? lastColumn : null);
    row = window.to;
    cells += (window.to - window.from) * width;
    if (cells < CELLS_PER_PULSE) continue;
    cells = 0;
    if (!pulse(row / rows)) return null;
  }
  return { band, kept, apart, lastColumn, top };
};

/** The columns of the band in some rows; every one from `left + 1` on. */
const windowOf = ({ columns }: Grid, band: DiagonalBand, from: number, to: number): Window => ({
  from,
  to,
  left: Math.max(0, Math.min(columns, from + band.low)),
  right: Math.max(0, Math.min(columns, to + band.high)),
});

const rowsApart = (rows: number, width: number): number => {
  const leastApart = (rows * width * 8) / KEPT_BYTES;
  return ROWS_PER_STRIP * Math.ceil(Math.max(FEWEST_ROWS_APART, leastApart) / ROWS_PER_STRIP);
};

/** The cell where the alignment ends: the corner, a better one on an edge whose rest is free, or a local peak. */
export const findEnd = (grid: Grid, sweep: Sweep): BestCell => {
  const { ends } = grid;
  if (ends.isLocal) return sweep.top.column === IN_STRIP ? findPeak(grid, sweep) : sweep.top;
  const rows = grid.a.length;
  const { columns, extend } = grid;
  const { best } = grid.frontier;
  const end: BestCell = { score: Number.NEGATIVE_INFINITY, row: rows, column: columns };
  const consider = (value: number, row: number, column: number): void => {
    const score = value - (row + column) * extend;
    if (score > end.score) Object.assign(end, { score, row, column });
  };
  consider(best[columns] as number, rows, columns);
  const left = Math.max(0, rows + sweep.band.low);
  for (let column = left; ends.bEnd && column < columns; column++)
    consider(best[column] as number, rows, column);
  for (let row = 0; ends.aEnd && row < rows; row++) consider(sweep.lastColumn[row] as number, row, columns);
  return end;
};

/** Of a peak that is known by its strip: the cell, by doing that strip again. */
const findPeak = (grid: Grid, { band, kept, apart, top }: Sweep): BestCell => {
  const last = top.row;
  const block = Math.floor((last - 1) / apart);
  const found: BestCell = { score: top.score - 1, row: 0, column: 0 };
  startFrontier(grid, -1);
  restoreFrontier(grid, kept[block] as StoredFrontier);
  const window = windowOf(grid, band, block * apart, last);
  const before = { ...window, to: last - ROWS_PER_STRIP };
  scoreLocalStrips(grid, before, { ...top });
  scoreLocalRows(grid, { ...window, from: before.to }, found);
  return found;
};
