import type { MatrixEnds } from "./grid.ts";
import type { Scoring } from "./scoring.ts";

/** The diagonals `low` to `high` of a matrix, where a diagonal is column minus row. */
export interface DiagonalBand {
  readonly low: number;
  readonly high: number;
}

/** Every diagonal. */
export const allDiagonals = (rows: number, columns: number): DiagonalBand => ({ low: -rows, high: columns });

/** The diagonals between the corners, and this many more on each side. */
export const bandBetweenCorners = (rows: number, columns: number, reach: number): DiagonalBand => ({
  low: Math.max(-rows, Math.min(0, columns - rows) - reach),
  high: Math.min(columns, Math.max(0, columns - rows) + reach),
});

/** Cells of a band, at most. */
export const bandCells = ({ low, high }: DiagonalBand, rows: number, columns: number): number =>
  rows * Math.min(columns, high - low + 1);

/**
 * The diagonals outside of which no alignment scores more than `score`, or null when that is unknown. Each residue
 * brings at most half of its best score. A path that comes to diagonal k leaves at least |k| residues unpaired on the
 * way there and |k - k_end| on the way on, and each of them loses its half and, unless it overhangs freely, costs the
 * extension of a gap. So a score reached within a band proves the band when it is wide enough for that score (Fickett
 * 1984, doi:10.1093/nar/12.1Part1.175; Ukkonen 1985).
 */
export const provingBand = (
  a: Uint8Array,
  b: Uint8Array,
  scoring: Scoring,
  ends: MatrixEnds,
  score: number,
): DiagonalBand | null => {
  const highest = bestScores(scoring);
  const lowestHalf = Math.min(...highest) / 2;
  if (lowestHalf <= 0) return null;
  const sumOf = (letters: Uint8Array) => letters.reduce((sum, code) => sum + (highest[code] as number), 0);
  const slack = (sumOf(a) + sumOf(b)) / 2 - score;
  const atStart = lowestHalf + (ends.isLocal || ends.aStart || ends.bStart ? 0 : scoring.extend);
  const atEnd = lowestHalf + (ends.isLocal || ends.aEnd || ends.bEnd ? 0 : scoring.extend);
  const end = b.length - a.length;
  const high = Math.floor((slack + atEnd * end) / (atStart + atEnd));
  const low = -Math.floor((slack - atEnd * end) / (atStart + atEnd));
  return {
    low: Math.max(-a.length, Math.min(low, 0, end)),
    high: Math.min(b.length, Math.max(high, 0, end)),
  };
};

/** For each residue the highest score it has with any. */
const bestScores = ({ table, size }: Scoring): readonly number[] =>
  Array.from({ length: size }, (_, code) =>
    table.subarray(code * size, (code + 1) * size).reduce((x, y) => Math.max(x, y)),
  );
