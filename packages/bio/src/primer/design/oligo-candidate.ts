import type { OligoFault } from "./design-counts.ts";

/** An oligo that passed every test but folding; its structures count only where their weights are part of the penalty. */
export interface OligoCandidate {
  /** First base on the top strand, zero-based. */
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
  readonly tm: number;
  readonly gcPercent: number;
  /** Percent bound at the annealing temperature; null if none is given. */
  readonly boundPercent: number | null;
  /** Worst quality of its bases; null if the template has none. */
  readonly quality: number | null;
  /** Two scores against each sequence of the library, one a strand; empty if there is none. */
  readonly librarySimilarity: readonly number[];
  readonly penalty: number;
  /** What ails an oligo that is stored anyway; null for all others, which go by the rules. */
  readonly faults: readonly OligoFault[] | null;
}
