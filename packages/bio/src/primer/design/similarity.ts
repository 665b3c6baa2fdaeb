import { reverseComplement } from "../../alphabet.ts";
import { baseMasks } from "../../iupac.ts";
import type { LibrarySequence } from "./design-options.ts";

/** Scores of primer3's local alignment: equal bases, an ambiguous one, a mismatch, a gap of one base. */
const MATCH = 1;
const AMBIGUOUS = -0.25;
const MISMATCH = -1;
const GAP = -2;

/**
 * What of an oligo has to be in the alignment: its 3' end, from which a polymerase would continue, or any part of it.
 */
export type SimilarPart = "threePrime" | "any";

/**
 * The similarity of an oligo to each sequence of a library, times its weight: the best local alignment with gaps of
 * one base. An oligo of 20 bases scores 20 at most. Two scores a sequence, the first for the oligo as a primer of its
 * strand when the sequence itself is amplified, so that the scores of the two primers of a pair can be added.
 *
 * @example librarySimilarity("ACGTACGTCC", [{ name: "repeat", sequence: "TTACGTACGTCCTT" }], "any", 1) // [10, 8]
 */
export const librarySimilarity = (
  bases: string,
  library: readonly LibrarySequence[],
  part: SimilarPart,
  strand: 1 | -1,
): readonly number[] => {
  const oligo = baseMasks(bases);
  return library.flatMap(({ sequence, weight = 1 }) => {
    const upper = sequence.toUpperCase().replaceAll("U", "T");
    const senses = [upper, reverseComplement(upper, "dna")];
    if (strand === -1) senses.reverse();
    return senses.map((letters) => weight * similarity(oligo, baseMasks(letters), part));
  });
};

/** The best local alignment of an oligo with bases of its own sense, both as masks of bases. Never below 0. */
export const similarity = (oligo: Uint8Array, target: Uint8Array, part: SimilarPart): number => {
  const size = oligo.length;
  let before = new Float64Array(size + 1);
  let row = new Float64Array(size + 1);
  let best = 0;
  // Scores without a gap at their end: a gap of one base may be opened from these alone.
  let beforeMatched = new Float64Array(size + 1);
  let matched = new Float64Array(size + 1);
  for (const letter of target) {
    for (let index = 1; index <= size; index++) {
      const score = Math.max(0, before[index - 1]! + pairScore(oligo[index - 1]!, letter));
      matched[index] = score;
      row[index] = Math.max(score, matched[index - 1]! + GAP, beforeMatched[index]! + GAP);
      if (score > best && (part === "any" || index === size)) best = score;
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
