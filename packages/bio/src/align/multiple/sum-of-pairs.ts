import type { Scoring } from "../scoring.ts";
import { GAP, type Group } from "./group.ts";

/**
 * The sum of the scores of all pairs of rows, in scaled points: columns if both have gaps are left out, gaps are
 * charged as in a pair, also at the ends.
 */
export const sumOfPairs = ({ rows }: Group, scoring: Scoring): number => {
  let sum = 0;
  for (const [index, row] of rows.entries()) {
    for (const other of rows.slice(0, index)) sum += pairScore(row, other, scoring);
  }
  return sum;
};

/** The same between the first rows and the others only. */
export const sumBetween = (rows: readonly Uint8Array[], first: number, scoring: Scoring): number => {
  const others = rows.slice(first);
  let sum = 0;
  for (const row of rows.slice(0, first)) for (const other of others) sum += pairScore(row, other, scoring);
  return sum;
};

const pairScore = (x: Uint8Array, y: Uint8Array, { table, size, open, extend }: Scoring): number => {
  let score = 0;
  let gapIn = 0;
  for (let column = 0; column < x.length; column++) {
    const codeX = x[column] as number;
    const codeY = y[column] as number;
    if (codeX !== GAP && codeY !== GAP) {
      score += table[codeX * size + codeY] as number;
      gapIn = 0;
    } else if (codeX !== codeY) {
      const row = codeX === GAP ? 1 : 2;
      score -= gapIn === row ? extend : open;
      gapIn = row;
    }
  }
  return score;
};
