import type { ConstructProblem, PlanConflict, PlanMethod, SequenceRecord } from "@benchleaf/bio";
import type { Making } from "@benchleaf/contract";
import type { MadePart } from "../../../shared/sequences/made-of.ts";
import type { AssemblyDraft } from "../assembly-draft.ts";
import type { AssemblySettings } from "../assembly-settings.ts";

export interface AssemblyInput {
  readonly draft: AssemblyDraft;
  readonly settings: AssemblySettings;
}

/** A warning about a plan; the texts are `assembly.remark-<code>`. */
export type RemarkCode =
  | PlanConflict["code"]
  | ConstructProblem["code"]
  | "whole-plasmid"
  | "missing"
  | "empty-sequence"
  | "not-dna"
  | "region-outside"
  | "refused"
  | "hairpin"
  | "self-dimer"
  | "pair-dimer";

export interface Remark {
  readonly code: RemarkCode;
  /** Whether there is no product because of it. */
  readonly isBlocking: boolean;
  readonly partIds: readonly string[];
  readonly primer?: "forward" | "reverse";
  /** °C, bases or percent, depending on the code. */
  readonly figure?: number;
  /** Zero-based. */
  readonly position?: number;
  readonly enzyme?: string;
  /** Names of origins, resistances or features. */
  readonly features?: readonly string[];
}

export interface AssemblyPrimer {
  readonly partId: string;
  readonly direction: "forward" | "reverse";
  /** 5' to 3', tail and all; one T may be ordered as U. */
  readonly bases: string;
  readonly tail: string;
  readonly binding: string;
  /** °C, of the part that pairs, and of the whole primer. */
  readonly bindingTm: number;
  readonly tm: number | null;
  /** Percent. */
  readonly gc: number;
  /** °C at which the primer folds, and holds on to itself; null if it does not. */
  readonly hairpinTm: number | null;
  readonly selfDimerTm: number | null;
}

/** What neighbours share. */
export interface AssemblyJunction {
  readonly left: string;
  readonly right: string;
  readonly letters: string;
  /** °C; null for overhangs. */
  readonly tm: number | null;
}

/** The product, and its junctions. */
export interface AssembledProduct extends Pick<Making, "checksum" | "ends" | "junctions"> {
  readonly record: SequenceRecord;
  readonly parts: readonly MadePart[];
}

export interface PlannedAssembly {
  /** Null while there is too little to plan. */
  readonly method: PlanMethod | null;
  readonly enzymes: readonly string[];
  readonly primers: readonly AssemblyPrimer[];
  readonly junctions: readonly AssemblyJunction[];
  readonly product: AssembledProduct | null;
  readonly remarks: readonly Remark[];
  /** What `auto` tried, with how many remarks each has. */
  readonly tried: readonly { readonly method: PlanMethod; readonly remarks: number }[];
}
