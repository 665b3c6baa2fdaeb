import { foreignOverhangs } from "@benchleaf/bio";
import type { BenchConflict, BenchProduct } from "./planned-bench.ts";
import { conflictOf } from "./prepared-plasmid.ts";

/** Overhangs of a modular assembly that no standard has: the part fits no other kit then. */
export const overhangStandards = ([product]: readonly BenchProduct[]): readonly BenchConflict[] => {
  if (!product) return [];
  const foreign = foreignOverhangs(product.junctions.map(({ letters }) => letters));
  if (foreign.length === 0) return [];
  const details = {
    ...conflictOf("overhang-standard", [], { features: [foreign.join(", ")] }),
    isBlocking: false,
  };
  return [details];
};
