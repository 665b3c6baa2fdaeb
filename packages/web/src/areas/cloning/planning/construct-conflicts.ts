import { checkConstruct } from "@benchleaf/bio";
import type { JoinResult } from "./join-molecules.ts";
import type { BenchConflict } from "./planned-bench.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";

/**
 * What may keep the product from working in a cell: duplicated origins and resistances, lost promoters and
 * terminators.
 */
export const constructConflicts = (
  { products: [product] }: Pick<JoinResult, "products">,
  molecules: readonly BenchMolecule[],
): readonly BenchConflict[] => {
  if (!product) return [];
  const parts = product.parts.flatMap(({ plasmidId, ...place }) => {
    const molecule = molecules.find(({ plasmid }) => plasmid.id === plasmidId);
    if (!molecule) return [];
    return [{ ...place, record: molecule.record, isVector: molecule.plasmid.plasmidType === "vector" }];
  });
  if (parts.length !== product.parts.length) return [];
  return checkConstruct(product.record, parts).map(
    ({ code, parts: concerned, names }): BenchConflict => ({
      code,
      isBlocking: false,
      plasmidIds: [...new Set(concerned.map((index) => product.parts[index]!.plasmidId))],
      features: names,
    }),
  );
};

/** Circles that are put in whole by their primers, because no one chose a stretch of them. */
export const wholePlasmids = (
  { products, primers }: Pick<JoinResult, "products" | "primers">,
  molecules: readonly BenchMolecule[],
): readonly BenchConflict[] => {
  if (products.length === 0) return [];
  const ids = molecules
    .filter(
      ({ plasmid, record }) =>
        plasmid.plasmidType === "fragment" &&
        record.topology === "circular" &&
        plasmid.plasmidConfig.region === null &&
        primers.some(({ plasmidId }) => plasmidId === plasmid.id),
    )
    .map(({ plasmid }) => plasmid.id);
  return ids.length === 0 ? [] : [{ code: "whole-plasmid", isBlocking: false, plasmidIds: ids }];
};
