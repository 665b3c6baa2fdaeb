import type { MoleculeEnds } from "../molecule/molecule.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord, Topology } from "../sequence.ts";
import type { Lineage, LineageJunction } from "./lineage.ts";

/**
 * Input of {@link assemble}: a record, a molecule with ends, a product of an earlier step, or only bases. A linear
 * sequence without `ends` is treated as a PCR product: blunt, no 5' phosphates.
 */
export type AssemblyFragment =
  | {
      readonly name?: string;
      readonly sequence: string;
      readonly topology?: Topology;
      readonly kind?: SequenceRecord["kind"];
      readonly features?: SequenceRecord["features"];
      readonly primers?: SequenceRecord["primers"];
      readonly meta?: SequenceRecord["meta"];
      readonly description?: string;
      readonly ends?: MoleculeEnds | null;
      readonly lineage?: Lineage;
    }
  | { readonly record: SequenceRecord; readonly ends?: MoleculeEnds | null; readonly lineage?: Lineage };

/** One product. It can be passed to {@link assemble} again; its lineage then grows. */
export interface AssemblyProduct {
  readonly name: string;
  /** Top strand over the whole length, overhangs of either strand included. */
  readonly sequence: string;
  readonly topology: Topology;
  /** Null for a circle. */
  readonly ends: MoleculeEnds | null;
  /** SEGUID v2: the same for the same molecule, wherever it is cut and from whatever strand it is read. */
  readonly checksum: string;
  /** With features and primers carried over from the fragments. */
  readonly record: SequenceRecord;
  /** Primers that made the product; empty if none did. */
  readonly primersUsed: readonly Pick<Primer, "name" | "bases">[];
  readonly lineage: Lineage;
  readonly junctions: readonly LineageJunction[];
  /** Sites of the enzymes used that the product still has within a part, as a result of incomplete digestion. */
  readonly uncutSites: number;
}

/** Why nothing was assembled. */
export type AssemblyErrorCode =
  | "unknown-method"
  | "no-fragments"
  | "too-few-fragments"
  | "too-many-fragments"
  | "empty-sequence"
  | "illegal-letter"
  | "not-dna"
  | "bad-ends"
  | "bad-option"
  | "circular-fragment"
  | "no-overlap"
  | "no-enzyme"
  | "unknown-enzyme"
  | "no-site"
  | "no-compatible-ends"
  | "no-phosphate"
  | "no-primer-site"
  | "no-recombination-site"
  | "oligos-do-not-pair"
  | "no-product"
  /** Every way to join the fragments makes the site of the enzyme again, and the reaction would cut it again. */
  | "site-again"
  /** No base of an overhang that is needed is known, so it cannot be checked what it ligates to. */
  | "unknown-overhang"
  | "aborted";

/** Why nothing was assembled, with the fragments that it is about. */
export interface AssemblyError {
  readonly code: AssemblyErrorCode;
  /** A sentence for the bench, with fragments counted from 1. */
  readonly message: string;
  /** The fragments concerned, counted from zero. */
  readonly fragments?: readonly number[];
}

/** What may go wrong at the bench although there is a product. */
export interface AssemblyWarning {
  readonly code: "incomplete-digestion" | "self-closure" | "search-stopped" | "overhang";
  readonly message: string;
  readonly fragments?: readonly number[];
}

/** Products with their warnings, or why there are none. */
export type AssemblyResult =
  | {
      readonly ok: true;
      readonly products: readonly AssemblyProduct[];
      readonly warnings: readonly AssemblyWarning[];
    }
  | AssemblyRefusal;

/** Why nothing was assembled. */
export interface AssemblyRefusal {
  readonly ok: false;
  readonly error: AssemblyError;
}

/** A refusal with its code and a sentence; fragments are counted from zero. */
export const refuseAssembly = (
  code: AssemblyErrorCode,
  message: string,
  fragments?: readonly number[],
): AssemblyRefusal => ({ ok: false, error: { code, message, ...(fragments && { fragments }) } });
