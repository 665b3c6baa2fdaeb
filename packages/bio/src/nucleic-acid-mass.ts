import { complement } from "./alphabet.ts";
import { waterMass } from "./protein/residues.ts";
import type { Topology } from "./sequence.ts";

/** What the bases are: DNA or RNA, one strand or two, with which ends. */
export interface NucleicAcidMassOptions {
  /** RNA where the sequence has U, else DNA, by default. */
  readonly kind?: "dna" | "rna";
  /** 1 by default; with 2 the pairing strand is weighed too. */
  readonly strands?: 1 | 2;
  /** `linear` by default. A circle has no ends, and one water less a strand. */
  readonly topology?: Topology;
  /** What is at each 5' end: a phosphate (default), or the hydroxyl of a synthetic oligo. */
  readonly fivePrimeEnd?: "phosphate" | "hydroxyl";
}

/** Mass and extinction, or which base is in the way. */
export type NucleicAcidMassResult =
  | {
      readonly ok: true;
      /** Average mass in Da, of the free acid. */
      readonly molecularWeight: number;
    }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: "empty-sequence" | "undetermined-base";
        readonly message: string;
        readonly position?: number;
      };
    };

/** Average masses of the nucleoside monophosphates in Da. */
const monophosphates = {
  dna: { A: 331.2218, C: 307.1971, G: 347.2212, T: 322.2085 },
  rna: { A: 347.2212, C: 323.1965, G: 363.2206, U: 324.1813 },
} as const;

/** HPO3, which a 5' phosphate has more than a hydroxyl. */
const PHOSPHATE = 79.9799;

/**
 * The average mass of a nucleic acid in Da. Only A, C, G and T or U have a mass.
 *
 * Errors: `empty-sequence`; `undetermined-base` with `position`.
 *
 * Source: masses of the monophosphates from their elemental compositions, rounded as in Biopython's IUPACData.
 *
 * @example nucleicAcidMass("AGC") // { ok: true, molecularWeight: 949.61 }
 * @example nucleicAcidMass("AGC", { fivePrimeEnd: "hydroxyl" }) // { ok: true, molecularWeight: 869.63 }
 */
export const nucleicAcidMass = (
  sequence: string,
  options: NucleicAcidMassOptions = {},
): NucleicAcidMassResult => {
  const { kind = /u/i.test(sequence) ? "rna" : "dna", strands = 1, topology = "linear" } = options;
  if (sequence === "")
    return { ok: false, error: { code: "empty-sequence", message: "There are no bases." } };
  const position = sequence.search(kind === "dna" ? /[^ACGT]/i : /[^ACGU]/i);
  if (position >= 0) {
    const message = `Base ${position + 1}, "${sequence[position]}", has no mass in ${kind.toUpperCase()}.`;
    return { ok: false, error: { code: "undetermined-base", message, position } };
  }
  const bonds = topology === "circular" ? sequence.length : sequence.length - 1;
  const hasHydroxyl = options.fivePrimeEnd === "hydroxyl" && topology === "linear";
  const each = -bonds * waterMass.average - (hasHydroxyl ? PHOSPHATE : 0);
  const top = basesMass(sequence, kind) + each;
  const bottom = strands === 2 ? basesMass(complement(sequence, kind), kind) + each : 0;
  return { ok: true, molecularWeight: top + bottom };
};

const basesMass = (sequence: string, kind: "dna" | "rna"): number => {
  const masses: Readonly<Record<string, number>> = monophosphates[kind];
  let sum = 0;
  for (const letter of sequence.toUpperCase()) sum += masses[letter] ?? 0;
  return sum;
};
