import type { AssemblyOptions } from "../options.ts";
import type { PlanConflict, PlanMethod, PlannedJunction, PlannedPrimer } from "./plan.ts";

/** The tails that a method gives to the primers of each fragment, and how the product is then predicted. */
export interface Design {
  readonly method: PlanMethod;
  readonly enzymes: readonly string[];
  /** By fragment; null for a fragment that is taken as it is. */
  readonly tails: readonly ({ readonly forward: string; readonly reverse: string } | null)[];
  /** Bases at the beginning of each tail that are a site and no homology, and count to no length. */
  readonly leadLength: number;
  readonly junctions: readonly PlannedJunction[];
  readonly conflicts: readonly PlanConflict[];
  /** Letters that the product should have. */
  readonly expected: string;
  readonly assembly: AssemblyOptions;
  readonly steps: (primers: readonly PlannedPrimer[]) => readonly string[];
}
