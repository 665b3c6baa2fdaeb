import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, CloningMethod, Making } from "@benchleaf/contract";

/** A molecule's letters and features; undefined where the file is closed or the version gone. */
export type RecordOf = (sequenceId: string, version: string) => SequenceRecord | undefined;

/** What is offered against a conflict. */
export type Mend =
  | { readonly kind: "enzymes"; readonly names: readonly string[] }
  | { readonly kind: "method"; readonly method: CloningMethod }
  | { readonly kind: "overlap"; readonly length: number }
  | { readonly kind: "vector"; readonly plasmidId: string }
  | { readonly kind: "binds" }
  | { readonly kind: "ownPrimers" };

/** Why a plan cannot work, or may not; its sentence stands under the phrase `cloning.conflict-<code>`. */
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
  "tm-difference",
  "internal-site",
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
  "refused",
] as const;
export type ConflictCode = (typeof conflictCodes)[number];

export interface BenchConflict {
  readonly code: ConflictCode;
  /** Whether there is no product because of it. */
  readonly isBlocking: boolean;
  readonly plasmidIds: readonly string[];
  /** Zero-based, on the plasmid's sequence or its stretch. */
  readonly position?: number;
  readonly enzyme?: string;
  readonly mend?: Mend;
}

export interface BenchPrimer {
  readonly plasmidId: string;
  readonly direction: "forward" | "reverse";
  /** 5' to 3', tail and all. */
  readonly bases: string;
  readonly tail: string;
  readonly binding: string;
  /** °C, of the part that pairs; null where nothing pairs. */
  readonly tm: number | null;
  /** Whether a person wrote it. */
  readonly isOwn: boolean;
}

/** What holds two neighbours together, with the letters around it as the product reads. */
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
}

export interface PlannedBench {
  readonly conflicts: readonly BenchConflict[];
  readonly primers: readonly BenchPrimer[];
  /** Those that the method cuts with, chosen by a person or by the plan. */
  readonly enzymes: readonly string[];
  /** The planned one first. */
  readonly products: readonly BenchProduct[];
  /** Enzymes that would do. */
  readonly usableEnzymes: readonly string[];
}

export interface PlanMessage {
  /** Molecules that the worker has not been sent before, by `fileId version`. */
  readonly molecules: readonly (readonly [string, SequenceRecord])[];
  readonly plan: BenchPlan;
  readonly serial: number;
}
export interface PlanAnswer {
  readonly serial: number;
  readonly planned: PlannedBench;
  readonly milliseconds: number;
}
