import {
  allDiagonals,
  bandBetweenCorners,
  bandCells,
  type DiagonalBand,
  provingBand,
} from "./diagonal-band.ts";
import { type MatrixEnds, makeGrid } from "./grid.ts";
import type { Path } from "./path.ts";
import { type Pulse, partOf } from "./pulse.ts";
import type { Scoring } from "./scoring.ts";
import { fillBand, findEnd } from "./sweep.ts";
import { tracePath } from "./trace-path.ts";

/** A smaller matrix is done in full at once. */
const SMALL_CELLS = 1e6;
/** The first band reaches this share of the shorter sequence beyond the corners on each side. */
const FIRST_REACH = 1 / 40;
const LEAST_REACH = 64;
/** A band is worth its own pass when it spares a third of the cells. */
const WORTHWHILE_SHARE = 2 / 3;

/**
 * The optimal alignment by the matrix (Gotoh), or null when `pulse` ends it. First a narrow band is tried: its score
 * shows how wide a band must be to contain every better alignment ({@link provingBand}), so that the second pass is
 * exact. If such a band would be most of the matrix, the whole matrix is computed.
 */
export const matrixPath = (
  a: Uint8Array,
  b: Uint8Array,
  scoring: Scoring,
  ends: MatrixEnds,
  pulse: Pulse,
): Path | null => {
  const [rows, columns] = [a.length, b.length];
  const grid = makeGrid(a, b, scoring, ends);
  try {
    const cells = rows * columns;
    const reach = Math.max(LEAST_REACH, Math.floor(Math.min(rows, columns) * FIRST_REACH));
    const first = bandBetweenCorners(rows, columns, reach);
    let band: DiagonalBand = allDiagonals(rows, columns);
    let done = 0;
    if (cells > SMALL_CELLS && bandCells(first, rows, columns) < cells / 4) {
      done = bandCells(first, rows, columns) / cells;
      const sweep = fillBand(grid, first, partOf(pulse, 0, done));
      if (!sweep) return null;
      const end = findEnd(grid, sweep);
      const proving = provingBand(a, b, scoring, ends, end.score);
      if (proving && proving.low >= first.low && proving.high <= first.high) {
        return tracePath(grid, sweep, end);
      }
      if (proving && bandCells(proving, rows, columns) < cells * WORTHWHILE_SHARE) band = proving;
    }
    const sweep = fillBand(grid, band, partOf(pulse, done, 1));
    return sweep && tracePath(grid, sweep, findEnd(grid, sweep));
  } finally {
    grid.strips?.release();
  }
};
