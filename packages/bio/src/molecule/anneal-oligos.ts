import { isLegal, reverseComplement } from "../alphabet.ts";
import { type EndLengths, type MoleculeResult, moleculeOf, refuseMolecule } from "./molecule.ts";

/** How two oligos are annealed, and what the duplex is called. */
export interface AnnealOptions {
  readonly name?: string;
  /** Bases that must pair; 10 unless given. */
  readonly minOverlap?: number;
  /** Whether the oligos carry 5' phosphates; they are mostly ordered without. */
  readonly hasPhosphate?: boolean;
}

/**
 * The duplex of two oligos, both given 5' to 3', with the overhangs that stay: paired where most bases pair without a
 * mismatch. Refused are bases other than DNA's and oligos that pair nowhere. Time grows with the product of the
 * lengths.
 *
 * @example annealOligos("AATTCACCG", "GATCCGGTG", { minOverlap: 5 }) // AATTCACCGGATC, a 5' overhang AATT at the left
 * and a 5' overhang GATC at the right
 */
export const annealOligos = (top: string, bottom: string, options: AnnealOptions = {}): MoleculeResult => {
  const { name = "annealed oligos", minOverlap = 10, hasPhosphate = false } = options;
  if (![top, bottom].every((oligo) => isLegal(oligo, "dna"))) {
    return refuseMolecule("illegal-letter", "The oligos hold letters that are no bases of DNA.");
  }
  const partner = reverseComplement(bottom, "dna");
  const offset = bestOffset(top.toUpperCase(), partner.toUpperCase(), minOverlap);
  if (offset === null) {
    const message = `The oligos share no ${minOverlap} bases that pair without a mismatch.`;
    return refuseMolecule("oligos-do-not-pair", message);
  }
  const lead = partner.slice(0, Math.max(0, -offset));
  const tail = partner.slice(Math.max(0, top.length - offset));
  /** A 5' end that is further out than the other strand's 3' end hangs over, and the other way round. */
  const endLength = (difference: number): NonNullable<EndLengths["left"]> => ({
    kind: difference === 0 ? "blunt" : difference > 0 ? "5'-overhang" : "3'-overhang",
    length: Math.abs(difference),
    hasPhosphate,
  });
  const record = { name, description: "", kind: "dna", topology: "linear" } as const;
  return moleculeOf(
    { ...record, sequence: lead + top + tail, features: [], primers: [], meta: {} },
    { left: endLength(offset), right: endLength(offset + partner.length - top.length) },
  );
};

/** Where the partner begins along the top oligo for the longest overlap without a mismatch. */
const bestOffset = (top: string, partner: string, minOverlap: number): number | null => {
  let best: number | null = null;
  let longest = Math.max(1, minOverlap) - 1;
  for (let offset = 1 - partner.length; offset < top.length; offset++) {
    const start = Math.max(0, offset);
    const end = Math.min(top.length, offset + partner.length);
    if (end - start <= longest) continue;
    const letters = top.slice(start, end);
    if (letters === partner.slice(start - offset, end - offset) && /^[ACGT]+$/.test(letters)) {
      best = offset;
      longest = end - start;
    }
  }
  return best;
};
