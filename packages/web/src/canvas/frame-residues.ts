import { type Frame, type GeneticCodeId, reverseComplement, translate } from "@benchleaf/bio";

/** An amino acid and the middle one of its three bases, counted from zero on the top strand. */
export interface PlacedResidue {
  readonly letter: string;
  readonly middle: number;
}

/**
 * The amino acids of a frame whose middle base is in residues `[start, end)`. Forward frames count from the first
 * residue of the molecule, reverse ones from its last, as everywhere.
 *
 * @example frameResidues("ATGGCC", { frame: 1, table: 1, start: 0, end: 6 }) // M at 1, A at 4
 */
export const frameResidues = (
  sequence: string,
  at: { readonly frame: Frame; readonly table: GeneticCodeId; readonly start: number; readonly end: number },
): readonly PlacedResidue[] => {
  const { frame, table, start, end } = at;
  const size = sequence.length;
  const offset = Math.abs(frame) - 1;
  // Codons begin (at their left end) at residues of this remainder.
  const phase = frame > 0 ? offset : (((size - offset) % 3) + 3) % 3;
  const first = start - 1 + ((((phase - (start - 1)) % 3) + 3) % 3);
  const from = first < 0 ? first + 3 : first;
  const letters = sequence.slice(from, end + 1);
  const whole = letters.slice(0, letters.length - (letters.length % 3));
  const residues =
    frame > 0
      ? translate(whole, { table })
      : [...translate(reverseComplement(whole, "dna"), { table })].reverse().join("");
  const limit = frame > 0 ? size : size - offset;
  const lowest = frame > 0 ? offset : 0;
  return [...residues].flatMap((letter, index) => {
    const left = from + 3 * index;
    return left >= lowest && left + 3 <= limit ? [{ letter, middle: left + 1 }] : [];
  });
};
