import { reverseComplement } from "../../alphabet.ts";
import { baseMasks } from "../../melting/oligo.ts";
import type { LibrarySequence } from "./design-options.ts";

/** Scores of primer3's local alignment: equal bases, an ambiguous one, a mismatch, a gap of one base. */
const MATCH = 1;
const AMBIGUOUS = -0.25;
const MISMATCH = -1;
const GAP = -2;

/**
 * How alike an oligo is to each sequence of a library, on either strand: the best local alignment with gaps of one
 * base. An oligo of 20 bases scores 20 at most.
 *
 * @example libraryMispriming("ACGTACGTAC", [{ name: "repeat", sequence: "TTACGTACGTACTT" }]) // [10]
 */
export const libraryMispriming = (bases: string, library: readonly LibrarySequence[]): readonly number[] =>
  library.map(({ sequence }) => {
    const upper = sequence.toUpperCase().replaceAll("U", "T");
    const oligo = baseMasks(bases);
    return Math.max(
      bestLocalScore(oligo, baseMasks(upper)),
      bestLocalScore(oligo, baseMasks(reverseComplement(upper, "dna"))),
    );
  });

const bestLocalScore = (oligo: Uint8Array, target: Uint8Array): number => {
  let before = new Float64Array(oligo.length + 1);
  let row = new Float64Array(oligo.length + 1);
  let best = 0;
  // Scores without a gap at their end: a gap of one base may be opened from these alone.
  let beforeMatched = new Float64Array(oligo.length + 1);
  let matched = new Float64Array(oligo.length + 1);
  for (const letter of target) {
    for (let index = 1; index <= oligo.length; index++) {
      const score = Math.max(0, before[index - 1]! + pairScore(oligo[index - 1]!, letter));
      matched[index] = score;
      row[index] = Math.max(score, matched[index - 1]! + GAP, beforeMatched[index]! + GAP);
      if (score > best) best = score;
    }
    [before, row] = [row, before];
    [beforeMatched, matched] = [matched, beforeMatched];
  }
  return best;
};

const pairScore = (a: number, b: number): number => {
  const isPlain = (a & (a - 1)) === 0 && (b & (b - 1)) === 0;
  return isPlain ? (a === b ? MATCH : MISMATCH) : AMBIGUOUS;
};
