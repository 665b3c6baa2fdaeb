import type { Grid, StoredFrontier } from "./grid.ts";
import { A_ONLY, B_ONLY, collectRuns, PAIR, type Path } from "./path.ts";
import type { BestCell } from "./score-rows.ts";
import type { Sweep } from "./sweep.ts";
import {
  BY_ACROSS,
  BY_DOWN,
  EXTENDS_ACROSS,
  EXTENDS_DOWN,
  FROM_BELOW,
  FROM_RIGHT,
  IN_CELL,
  IS_ZERO,
  type Trace,
  traceRows,
} from "./trace-rows.ts";

const LEAST_REACH = 64;

/** A cell of the path, and how the path came into it from further on. */
interface Cursor {
  readonly row: number;
  readonly column: number;
  readonly coming: number;
  readonly isDone: boolean;
}

/** The path that ends in a cell, traced upwards, one range of rows between stored frontiers at a time. */
export const tracePath = (grid: Grid, { kept, apart }: Sweep, end: BestCell): Path => {
  const { ends } = grid;
  const steps = collectRuns();
  if (!ends.isLocal) {
    steps.add(A_ONLY, grid.a.length - end.row);
    steps.add(B_ONLY, grid.columns - end.column);
  }
  const isEmpty = ends.isLocal && end.score === 0;
  let cursor: Cursor = { row: end.row, column: end.column, coming: IN_CELL, isDone: isEmpty };
  let known = end.score + (end.row + end.column) * grid.extend;
  while (cursor.row > 0 && cursor.column > 0 && !cursor.isDone) {
    const block = Math.floor((cursor.row - 1) / apart);
    const above = kept[block] as StoredFrontier;
    const trace = traceStretch(grid, above, block * apart, cursor, known);
    cursor = followTrace(trace, cursor, steps.add);
    const values = cursor.coming === FROM_BELOW ? above.down : above.best;
    known = values[cursor.column - above.offset] as number;
  }
  if (!ends.isLocal) {
    steps.add(A_ONLY, cursor.row);
    steps.add(B_ONLY, cursor.column);
  }
  const start = ends.isLocal ? cursor : { row: 0, column: 0 };
  return { score: end.score, aStart: start.row, bStart: start.column, runs: steps.reversed() };
};

/**
 * Traces the rows between a kept frontier and the cursor, first in few columns left of it. When the cell under the
 * cursor then has the score it is known to have, a best path is within; else the columns are doubled.
 */
const traceStretch = (
  grid: Grid,
  above: StoredFrontier,
  from: number,
  { row, column, coming }: Cursor,
  known: number,
): Trace => {
  for (let reach = row - from + LEAST_REACH; ; reach *= 2) {
    const left = Math.max(0, column - reach);
    const trace = traceRows(grid, above, { from, to: row, left, right: column });
    const { best, down } = trace.below;
    if (left === 0 || (coming === FROM_BELOW ? down : best)[column - left] === known) return trace;
  }
};

/** Walks up until the top of the traced rows, column 0 or, in a local alignment, a cell of score zero. */
const followTrace = (
  { bits, window }: Trace,
  cursor: Cursor,
  add: (step: number, length: number) => void,
): Cursor => {
  const { from, left, right } = window;
  let { row, column, coming } = cursor;
  while (row > from && column > 0) {
    const cell = bits[(row - from - 1) * (right - left) + (column - left - 1)] as number;
    const goesOnDown = coming === FROM_BELOW && (cell & EXTENDS_DOWN) !== 0;
    const goesOnAcross = coming === FROM_RIGHT && (cell & EXTENDS_ACROSS) !== 0;
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
