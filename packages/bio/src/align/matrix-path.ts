import { copyFrontier, type Frontier, type Grid, type GridEnds, makeGrid, topFrontier } from "./grid.ts";
import type { FreeEnds } from "./options.ts";
import { A_ONLY, B_ONLY, collectRuns, PAIR, type Path } from "./path.ts";
import type { Pulse } from "./pulse.ts";
import { type BestCell, scoreLocalRows, scoreRowPairs } from "./score-rows.ts";
import type { Scoring } from "./scoring.ts";
import {
  BY_ACROSS,
  BY_DOWN,
  FROM_BELOW,
  FROM_RIGHT,
  GOES_ON_ACROSS,
  GOES_ON_DOWN,
  IN_CELL,
  IS_ZERO,
  type Trace,
  traceRows,
} from "./trace-rows.ts";

/** Bytes that the kept frontiers of one alignment may take. */
const KEPT_BYTES = 48e6;
const FEWEST_ROWS_APART = 64;
/** Cells between two looks at the signal: some ten milliseconds. */
const CELLS_PER_STEP = 4e6;

export interface MatrixEnds extends FreeEnds {
  readonly isLocal: boolean;
}

/**
 * The optimal alignment by the full matrix (Gotoh), or null when `pulse` ends it. Only scores are computed, with a
 * frontier kept every few rows; then the path is found from its end upwards, each stretch of rows computed again in
 * the columns near the path (see {@link traceStretch}). So memory is a fraction of the matrix, and time hardly
 * more than the scores alone.
 */
export const matrixPath = (
  a: Uint8Array,
  b: Uint8Array,
  scoring: Scoring,
  ends: MatrixEnds,
  pulse: Pulse,
): Path | null => {
  const gridEnds: GridEnds = {
    isLocal: ends.isLocal,
    aStartFree: ends.aStart,
    bStartFree: ends.bStart,
  };
  const grid = makeGrid(a, b, scoring, gridEnds);
  const rows = a.length;
  const apart = rowsApart(rows, b.length);
  const kept: Frontier[] = [];
  const lastColumn = new Int32Array(rows + 1);
  const top: BestCell = { score: 0, row: 0, column: 0 };
  const frontier = topFrontier(grid);
  lastColumn[0] = frontier.best[b.length] as number;
  const step = Math.max(2, 2 * Math.floor(CELLS_PER_STEP / b.length / 2));
  for (let row = 0; row < rows; ) {
    if (row % apart === 0) kept.push(copyFrontier(frontier));
    const to = Math.min(rows, row + step, (Math.floor(row / apart) + 1) * apart);
    if (grid.isLocal) scoreLocalRows(grid, frontier, row, to, top);
    else scoreAnyRows(grid, frontier, row, to, lastColumn);
    row = to;
    if (!pulse(row / rows)) return null;
  }
  const end = grid.isLocal ? top : bestEnd(grid, frontier, lastColumn, ends);
  return tracePath(grid, kept, apart, end, ends);
};

const rowsApart = (rows: number, columns: number): number => {
  const leastApart = (rows * columns * 8) / KEPT_BYTES;
  return 2 * Math.ceil(Math.max(FEWEST_ROWS_APART, leastApart) / 2);
};

/** Rows in pairs; an odd last row by the tracing loop, which needs no pair. */
const scoreAnyRows = (
  grid: Grid,
  frontier: Frontier,
  from: number,
  to: number,
  lastColumn: Int32Array,
): void => {
  const even = to - ((to - from) % 2);
  scoreRowPairs(grid, frontier, from, even, lastColumn);
  if (even === to) return;
  const { best, down } = traceRows(grid, frontier, { from: even, to, left: 0, right: grid.columns }).frontier;
  frontier.best.set(best);
  frontier.down.set(down);
  lastColumn[to] = best[grid.columns] as number;
};

/** The cell where the alignment ends: the corner, or a better one on an edge whose rest is free. */
const bestEnd = (grid: Grid, { best }: Frontier, lastColumn: Int32Array, ends: FreeEnds): BestCell => {
  const rows = grid.a.length;
  const { columns, extend } = grid;
  const score = (best[columns] as number) - (rows + columns) * extend;
  const end: BestCell = { score, row: rows, column: columns };
  const consider = (value: number, row: number, column: number): void => {
    const untilted = value - (row + column) * extend;
    if (untilted > end.score) Object.assign(end, { score: untilted, row, column });
  };
  if (ends.bEnd) for (const [column, value] of best.entries()) consider(value, rows, column);
  if (ends.aEnd) for (const [row, value] of lastColumn.entries()) consider(value, row, columns);
  return end;
};

const tracePath = (
  grid: Grid,
  kept: readonly Frontier[],
  apart: number,
  end: BestCell,
  ends: MatrixEnds,
): Path => {
  const steps = collectRuns();
  if (!ends.isLocal) {
    steps.add(A_ONLY, grid.a.length - end.row);
    steps.add(B_ONLY, grid.columns - end.column);
  }
  let cursor: Cursor = {
    row: end.row,
    column: end.column,
    coming: IN_CELL,
    isDone: end.score === 0 && ends.isLocal,
  };
  let known = end.score + (end.row + end.column) * grid.extend;
  while (cursor.row > 0 && cursor.column > 0 && !cursor.isDone) {
    const block = Math.floor((cursor.row - 1) / apart);
    const above = kept[block] as Frontier;
    const trace = traceStretch(grid, above, block * apart, cursor, known);
    cursor = followTrace(trace, cursor, steps.add);
    known = (cursor.coming === FROM_BELOW ? above.down : above.best)[cursor.column] as number;
  }
  if (!ends.isLocal) {
    steps.add(A_ONLY, cursor.row);
    steps.add(B_ONLY, cursor.column);
  }
  const start = ends.isLocal ? cursor : { row: 0, column: 0 };
  return { score: end.score, aStart: start.row, bStart: start.column, runs: steps.reversed() };
};

interface Cursor {
  readonly row: number;
  readonly column: number;
  readonly coming: number;
  readonly isDone: boolean;
}

/**
 * Traces the rows between a kept frontier and the cursor, first in few columns left of it. When the cell under the
 * cursor then has the score it is known to have, a best path lies within; else the columns are doubled.
 */
const traceStretch = (grid: Grid, above: Frontier, from: number, cursor: Cursor, known: number): Trace => {
  const { row: to, column: right, coming } = cursor;
  for (let reach = to - from + FEWEST_ROWS_APART; ; reach *= 2) {
    const left = Math.max(0, right - reach);
    const trace = traceRows(grid, above, { from, to, left, right });
    const { best, down } = trace.frontier;
    if (left === 0 || (coming === FROM_BELOW ? down : best)[right] === known) return trace;
  }
};

/** Walks up until the top of the traced rows, column 0 or, in a local alignment, a cell of score zero. */
const followTrace = (trace: Trace, cursor: Cursor, add: (step: number, length: number) => void): Cursor => {
  const { bits, from, left, width } = trace;
  let { row, column, coming } = cursor;
  while (row > from && column > 0) {
    const cell = bits[(row - from - 1) * width + (column - left - 1)] as number;
    const goesOnDown = coming === FROM_BELOW && (cell & GOES_ON_DOWN) !== 0;
    const goesOnAcross = coming === FROM_RIGHT && (cell & GOES_ON_ACROSS) !== 0;
    const isPlain = !goesOnDown && !goesOnAcross;
    if (isPlain && cell & IS_ZERO) return { row, column, coming: IN_CELL, isDone: true };
    if (goesOnDown || (isPlain && cell & BY_DOWN)) {
      add(A_ONLY, 1);
      row--;
      coming = FROM_BELOW;
    } else if (goesOnAcross || (isPlain && cell & BY_ACROSS)) {
      add(B_ONLY, 1);
      column--;
      coming = FROM_RIGHT;
    } else {
      add(PAIR, 1);
      row--;
      column--;
      coming = IN_CELL;
    }
  }
  return { row, column, coming, isDone: false };
};
