import type { Methylase } from "../enzyme/enzyme.ts";
import type { EnzymeSelection } from "../enzyme/resolve-enzymes.ts";
import type { EndTreatmentKind } from "../molecule/treat-end.ts";

/** A primer or oligo: its bases 5' to 3', or bases with a name. */
export type OligoInput = string | { readonly name?: string; readonly bases: string };

/** What is done to the ends of one fragment before ligation. */
export interface EndTreatment {
  /** Counted from zero. */
  readonly fragment: number;
  readonly treatment: EndTreatmentKind;
  /** Nucleotides present for a partial fill-in, such as `"CT"`; all four unless given. */
  readonly nucleotides?: string;
}

/** The options of every method; each method reads its own. */
export interface AssemblyOptions {
  /**
   * True: circles only. False: linear products too. Unless given, linear products are listed where no circle
   * closes.
   */
  readonly circularOnly?: boolean;
  /** Name of the products; the names of the fragments joined by `+` unless given. */
  readonly name?: string;
  /** Bases that neighbours share: Gibson, HiFi and overlap extension 20, In-Fusion 15, LIC 10 unless given. */
  readonly minOverlap?: number;

  /** Names or records. Restriction–ligation, Golden Gate; elsewhere they open circular vectors. */
  readonly enzymes?: EnzymeSelection;
  /** Whether blunt ends are ligated too; true unless given. */
  readonly allowBlunt?: boolean;
  /** True leaves out products that keep an uncut site inside a part. */
  readonly completeDigestion?: boolean;
  /** Methylases that the fragments have met; the enzymes then spare blocked sites. */
  readonly methylation?: readonly Methylase[];
  readonly treatments?: readonly EndTreatment[];

  /** Gateway: `BP` joins attB and attP, `LR` joins attL and attR. */
  readonly reaction?: "BP" | "LR";

  /** PCR, mutagenesis: the two primers. */
  readonly forward?: OligoInput;
  readonly reverse?: OligoInput;
  /** Bases at a primer's 3' end that must pair; 13 unless given. */
  readonly minAnneal?: number;
  /** USER: forward and reverse primer of each fragment, each with one U (as `U`). */
  readonly primers?: readonly (readonly [OligoInput, OligoInput])[];
  /** Annealed oligos: top and bottom strand, both 5' to 3'. */
  readonly oligos?: readonly [OligoInput, OligoInput];
  /** Mutagenesis: whole-plasmid primers back to back (ligated), or overlapping (QuikChange). Told by the primers. */
  readonly style?: "back-to-back" | "quikchange";
  /** TOPO: `ta` (single A on the insert), `blunt`, or `directional` (insert begins with CACC). `ta` unless given. */
  readonly variant?: "ta" | "blunt" | "directional";
  /** LIC: the one nucleotide present while T4 polymerase chews; vector G and insert C unless given. */
  readonly licNucleotides?: { readonly vector: string; readonly insert: string };

  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}

/** @example oligoOf("acgt", "forward") // { name: "forward", bases: "ACGT" } */
export const oligoOf = (oligo: OligoInput, name: string): { name: string; bases: string } => {
  const given = typeof oligo === "string" ? { bases: oligo } : oligo;
  return {
    name: given.name ?? name,
    bases: String(given.bases ?? "")
      .replace(/\s/g, "")
      .toUpperCase(),
  };
};
