import { type Scoring, uniformScores } from "./scoring.ts";

/**
 * An alignment as costs instead of scores: a pair of equal residues is free. With M, X, O, E the points of match,
 * mismatch, a gap's first residue beyond the further ones, and a further one, an alignment of n and m residues scores
 * `(M (n + m) - cost) / 2` when a mismatch costs 2 (M - X), a gap 2 O and each of its residues 2 E + M (Eizenga and
 * Paten 2022, doi:10.1101/2022.01.12.476087). A residue that overhangs freely costs M, which it could have brought.
 * All are divided by their greatest common divisor.
 */
export interface Penalties {
  readonly mismatch: number;
  readonly gapOpen: number;
  readonly gapLetter: number;
  readonly overhangLetter: number;
  /** What the costs were divided by. */
  readonly divisor: number;
  readonly match: number;
}

/** The costs, or null if scores are not one for equal and one for different residues, or gaps would be free. */
export const readPenalties = (scoring: Scoring): Penalties | null => {
  const uniform = uniformScores(scoring);
  if (!uniform || uniform.match <= 0 || uniform.match <= uniform.mismatch) return null;
  const { match } = uniform;
  const mismatch = 2 * (match - uniform.mismatch);
  const gapOpen = 2 * (scoring.open - scoring.extend);
  const gapLetter = 2 * scoring.extend + match;
  const divisor = [gapOpen, gapLetter, match].reduce(greatestCommonDivisor, mismatch);
  return {
    mismatch: mismatch / divisor,
    gapOpen: gapOpen / divisor,
    gapLetter: gapLetter / divisor,
    overhangLetter: match / divisor,
    divisor,
    match,
  };
};

/** The score, in scaled points, of an alignment of this many residues at this cost. */
export const scoreOfCost = ({ match, divisor }: Penalties, letters: number, cost: number): number =>
  (match * letters - cost * divisor) / 2;

const greatestCommonDivisor = (x: number, y: number): number =>
  y === 0 ? x : greatestCommonDivisor(y, x % y);
