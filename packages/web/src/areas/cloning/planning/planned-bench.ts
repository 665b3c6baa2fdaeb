import type { MoleculeEnds, SequenceRecord } from "@benchleaf/bio";
import type { CloningMethod, Making } from "@benchleaf/contract";

/** A molecule's bases and features; undefined if the file is closed or the version missing. */
export type RecordOf = (sequenceId: string, version: string) => SequenceRecord | undefined;

/** What is offered against a conflict. */
export type QuickFix =
  /** What the method cuts with, or what opens a plasmid. */
  | { readonly kind: "enzymes"; readonly names: readonly string[]; readonly plasmidId?: string }
  | { readonly kind: "amplify"; readonly plasmidId: string }
  | { readonly kind: "method"; readonly method: CloningMethod }
  | { readonly kind: "vector"; readonly plasmidId: string }
  | { readonly kind: "binds" }
  | { readonly kind: "ownPrimers" }
  /** Phosphates added to, or removed from, the ends of a plasmid. */
  | {
      readonly kind: "treat";
      readonly plasmidId: string;
      readonly treatment: "phosphorylate" | "dephosphorylate";
    }
  /** Bases that its primers bring before (`lead`) or behind (`trail`) a plasmid's stretch. */
  | {
      readonly kind: "bases";
      readonly plasmidId: string;
      readonly side: "lead" | "trail";
      readonly letters: string;
    };

/** Why a plan does not work, or may not; the texts are `cloning.conflict-<code>`. */
export const conflictCodes = [
  "no-vector",
  "empty-sequence",
  "missing",
  "too-few",
  "region-outside",
  "bind-mix",
  "enzyme-wanted",
  "not-cut",
  "not-opened",
  "own-primer-fails",
  "primer-too-long",
  "binding-tm-low",
  "primer-tm-low",
  "primer-gc",
  "tm-difference",
  "internal-site",
  "site-again",
  "unknown-overhang",
  "close-sites",
  "overhang",
  "repeated-overlap",
  "weak-overlap",
  "short-fragment",
  "no-enzyme",
  "no-place",
  "wrong-frame",
  "unknown-direction",
  "other-products",
  "prediction-failed",
  "no-overlap",
  "no-compatible-ends",
  "no-phosphate",
  "no-recombination-site",
  "not-dna",
  "self-closure",
  "fusion-shifted",
  "fusion-stopped",
  "fusion-reads-on",
  "fusion-closed",
  "fusion-no-start",
  "second-origin",
  "same-resistance",
  "second-resistance",
  "lost-promoter",
  "lost-terminator",
  "positions-lost",
  "whole-plasmid",
  "vector-only",
  "one-only",
  "uracil-wanted",
  "one-insert",
  "lic-ends",
  "oligos-long",
  "oligos-do-not-pair",
  "no-lox",
  "no-lox-pair",
  "lox-inside",
  "overhang-standard",
  "mutation-wanted",
  "mutation-outside",
  "mutation-shifts",
  "refused",
] as const;
export type ConflictCode = (typeof conflictCodes)[number];

export interface BenchConflict {
  readonly code: ConflictCode;
  /** Whether there is no product because of it. */
  readonly isBlocking: boolean;
  readonly plasmidIds: readonly string[];
  /** Zero-based, on the plasmid's sequence or its stretch; of a fusion and of `site-again`, on the product. */
  readonly position?: number;
  /** Names of coding sequences, and the number of bases or codons. */
  readonly features?: readonly string[];
  readonly count?: number;
  readonly enzyme?: string;
  readonly mend?: QuickFix;
}

export interface BenchPrimer {
  readonly plasmidId: string;
  readonly direction: "forward" | "reverse";
  /** 5' to 3', tail and all. */
  readonly bases: string;
  readonly tail: string;
  readonly binding: string;
  /** °C, of the part that pairs; null if nothing pairs. */
  readonly tm: number | null;
  /** Whether a person wrote it. */
  readonly isOwn: boolean;
}

/** What holds two neighbours together, with the bases around it as the product reads. */
export interface BenchJunction {
  readonly left: string;
  readonly right: string;
  /** `homology`, `5'-overhang`, `3'-overhang`, `blunt` or the name of a site. */
  readonly kind: string;
  readonly before: string;
  readonly letters: string;
  readonly after: string;
  /** Where it begins in the product, zero-based. */
  readonly position: number;
}

export interface BenchProduct {
  readonly record: SequenceRecord;
  readonly checksum: string;
  readonly junctions: readonly BenchJunction[];
  readonly parts: Making["parts"];
  /** Null for a circle. */
  readonly ends: MoleculeEnds | null;
}

export interface PlannedBench {
  readonly conflicts: readonly BenchConflict[];
  readonly primers: readonly BenchPrimer[];
  /** Those that the method cuts with, chosen by a person or by the plan. */
  readonly enzymes: readonly string[];
  /** The planned one first. */
  readonly products: readonly BenchProduct[];
  /** Length of what is amplified of a plasmid, with its tails. */
  readonly amplicons: Readonly<Record<string, number>>;
  /** What each plasmid is cut with before they are joined, where that is not the same for all. */
  readonly cutWith?: Readonly<Record<string, readonly string[]>>;
  /** Enzymes that would do. */
  readonly usableEnzymes: readonly string[];
}
