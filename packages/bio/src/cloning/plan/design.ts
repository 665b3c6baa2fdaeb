import type { AssemblyFragment, AssemblyProduct, AssemblyResult } from "../assembly.ts";
import type { AssemblyOptions } from "../options.ts";
import type { PlanConflict, PlanMethod, PlannedJunction, PlannedPrimer } from "./plan.ts";
import type { Target } from "./target.ts";

/** The tails that a method gives to the primers of each fragment, and how the product is then predicted. */
export interface Design {
  readonly method: PlanMethod;
  readonly enzymes: readonly string[];
  /** By fragment; null for a fragment that is used as it is. */
  readonly tails: readonly ({ readonly forward: string; readonly reverse: string } | null)[];
  /** Bases at the beginning of each tail that are a site and no homology, and count to no length. */
  readonly leadLength: number;
  readonly junctions: readonly PlannedJunction[];
  readonly conflicts: readonly PlanConflict[];
  /** Bases that the product should have. */
  readonly expected: string;
  readonly assembly: AssemblyOptions;
  /** What is amplified of each fragment, where that is not the whole of it. */
  readonly targets?: readonly Target[];
  /** By fragment: which base of the forward, and of the reverse primer, is ordered as U; -1: none. */
  readonly uracils?: readonly { readonly forward: number; readonly reverse: number }[];
  /** Makes the product from primers and amplified fragments, for methods that need more than these. */
  readonly predict?: (
    primers: readonly PlannedPrimer[],
    inputs: readonly AssemblyFragment[],
  ) => AssemblyResult;
  /** Tells the planned product from others, where its bases are not known before. */
  readonly isPlanned?: (product: AssemblyProduct) => boolean;
  readonly steps: (primers: readonly PlannedPrimer[]) => readonly string[];
}
