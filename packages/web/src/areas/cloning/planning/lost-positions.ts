import { type LostQualifier, lostBySlice } from "@benchleaf/bio";
import { namesOfLost } from "../../../shared/sequences/list-lost.ts";
import type { BenchConflict, BenchProduct } from "./planned-bench.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";

/**
 * Exceptions to the genetic code and other qualifiers that name bases, of features that the product holds, which it leaves
 * out since their bases are cut, missing or changed in it.
 */
export const lostPositions = (
  product: BenchProduct | undefined,
  molecules: readonly BenchMolecule[],
): readonly BenchConflict[] => {
  if (!product) return [];
  return molecules.flatMap(({ plasmid, record }): BenchConflict[] => {
    const parts = product.parts.filter(({ plasmidId }) => plasmidId === plasmid.id);
    const losses = parts.map(({ start, end }) => lostBySlice(record, { start, length: end - start }));
    // Of several stretches of one molecule each may hold what the others lack.
    const held = (lost: LostQualifier): boolean =>
      losses.every((some) => some.some((one) => textOf(one) === textOf(lost)));
    const names = namesOfLost((losses[0] ?? []).filter(held));
    if (names.length === 0) return [];
    return [{ code: "positions-lost", isBlocking: false, plasmidIds: [plasmid.id], features: names }];
  });
};

const textOf = ({ feature, key, value }: LostQualifier): string => `${feature} ${key} ${value}`;
