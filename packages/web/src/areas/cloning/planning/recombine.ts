import { assemble, findAttSites } from "@benchleaf/bio";
import { type JoinResult, nothing, refusalOf } from "./join-molecules.ts";
import { rankProducts } from "./make-products.ts";
import type { BenchProduct } from "./planned-bench.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";

type Reaction = "BP" | "LR";

/** Sites of what is put in and of the vector, and those that the clone then has. */
const sitesOf = {
  BP: { insert: "B", vector: "P", clone: "L" },
  LR: { insert: "L", vector: "R", clone: "B" },
} as const;

const siteTypes = ({ sequence, topology }: BenchMolecule["record"]) =>
  findAttSites(sequence, topology === "circular").map(({ type }) => type);

/** The Gateway reaction of molecules that bear their sites already; null if some must get them from primers. */
export const reactionOf = ([vector, ...inserts]: readonly BenchMolecule[]): Reaction | null => {
  if (!vector || inserts.some(({ plasmid }) => plasmid.plasmidConfig.region !== null)) return null;
  const ofVector = siteTypes(vector.record);
  const ofInserts = inserts.map(({ record }) => siteTypes(record));
  const fits = (reaction: Reaction) =>
    ofVector.includes(sitesOf[reaction].vector) &&
    ofInserts.every((types) => types.includes(sitesOf[reaction].insert));
  return fits("LR") ? "LR" : fits("BP") ? "BP" : null;
};

/** The clone from a reaction; by-products and cointegrates, which cells lose, are left out. */
export const recombined = (molecules: readonly BenchMolecule[], reaction: Reaction): JoinResult => {
  const pieces = molecules.map(({ record }) => ({ record }));
  const result = assemble("gateway", pieces, { reaction, circularOnly: true });
  if (!result.ok) return nothing([refusalOf(result.error.code, molecules, result.error.fragments)]);
  const isClone = ({ record }: BenchProduct) =>
    siteTypes(record).every((type) => type === sitesOf[reaction].clone);
  const products = rankProducts(result.products, molecules).filter(isClone);
  if (products.length === 0) return nothing([refusalOf("no-recombination-site", molecules)]);
  return { conflicts: [], primers: [], enzymes: [], amplicons: {}, products };
};
