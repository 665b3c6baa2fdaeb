import { findCutSites } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { commonCutters, familyOf, goldenGateEnzymes } from "./bench-methods.ts";
import { pairApart } from "./close-sites.ts";
import { stretchOf } from "./make-products.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";

const countsOf = (
  letters: string,
  topology: "circular" | "linear",
  enzymes: readonly string[],
): ReadonlyMap<string, number> => {
  const found = findCutSites(letters, { topology, enzymes: [...enzymes] });
  return new Map(found.ok ? enzymes.map((name) => [name, found.count(name)]) : []);
};

/**
 * Enzymes of the usual kits that would do. Restriction: cut the vector once and spare what goes in, or cut it where it is
 * cut out; two that cut well at once stand first. Golden Gate: cut no stretch inside. Else: cut the vector once, to open it.
 */
export const usableEnzymes = (plan: BenchPlan, molecules: readonly BenchMolecule[]): readonly string[] => {
  const family = familyOf(plan.cloningMethod);
  if (family === "ends") return [];
  const names = family === "golden-gate" ? goldenGateEnzymes : commonCutters;
  const [vector, ...fragments] = molecules;
  if (!vector) return [];
  const { sequence, topology } = vector.record;
  const onVector = countsOf(sequence, topology, names);
  if (family === "homology") return names.filter((name) => onVector.get(name) === 1);
  const onFragments = fragments.map(({ plasmid, record }) => {
    const isCutOut = plasmid.plasmidConfig.bindType === "enzyme";
    const counts = isCutOut
      ? countsOf(record.sequence, record.topology, names)
      : countsOf(stretchOf({ plasmid, record }), "linear", names);
    return { isCutOut, counts };
  });
  const usable = names.filter((name) => {
    const vectorCuts = onVector.get(name) ?? 0;
    const cutsOut = vector.plasmid.plasmidConfig.bindType === "enzyme";
    if (family === "golden-gate" && !cutsOut && vectorCuts > 0) return false;
    if (family === "golden-gate" && cutsOut && vectorCuts !== 2) return false;
    if (family === "restriction" && vectorCuts !== 1) return false;
    return onFragments.every(({ isCutOut, counts }) => {
      const cuts = counts.get(name) ?? 0;
      return isCutOut ? family !== "restriction" || cuts >= 1 : cuts === 0;
    });
  });
  const first: readonly string[] = (family === "restriction" && pairApart(vector.record, usable)) || [];
  return [...first, ...usable.filter((name) => !first.includes(name))];
};
