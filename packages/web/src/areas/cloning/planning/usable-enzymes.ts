import { findCutSites } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { commonCutters, familyOf, isForOne } from "./bench-methods.ts";
import { selectDistinctPair } from "./close-sites.ts";
import { stretchOf } from "./make-products.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";
import { rankedCutters, rankedTypeIis } from "./ranked-enzymes.ts";

type Counts = (name: string) => number;

const countsOf = (letters: string, topology: "circular" | "linear", enzymes: readonly string[]): Counts => {
  const found = findCutSites(letters, { topology, enzymes });
  return found.ok ? (name) => found.count(name) : () => 0;
};

/** Most that are offered as fitting; the others are below them. */
const MOST_OFFERED = 60;

/**
 * Commercial enzymes that are suitable, common ones first. Restriction: cut the vector once and not inside amplified
 * ranges; pairs that work in a double digest come first. Golden Gate: any type IIS enzyme without internal sites.
 * Others: cut the vector once, to linearize it.
 */
export const usableEnzymes = (plan: BenchPlan, molecules: readonly BenchMolecule[]): readonly string[] => {
  const family = familyOf(plan.cloningMethod);
  const [vector, ...fragments] = molecules;
  if (!vector || family === "ends" || family === "cre" || isForOne(plan.cloningMethod)) return [];
  const isGoldenGate = family === "golden-gate";
  const onVector = countsIn(vector, isGoldenGate ? rankedTypeIis() : rankedCutters());
  const isOpened = vector.plasmid.plasmidConfig.bindType === "enzyme";
  const wanted = isGoldenGate ? (isOpened ? 2 : 0) : 1;
  const isPlain = !isGoldenGate && family !== "restriction";
  const opening = (isGoldenGate ? rankedTypeIis() : rankedCutters()).filter((name) => {
    const isAmplified = !isOpened && family === "restriction";
    return onVector(name) === (isAmplified ? 0 : wanted);
  });
  if (isPlain && family !== "oligos") return opening.slice(0, MOST_OFFERED);
  const onFragments = isPlain ? [] : fragments.map((one) => ({ one, counts: countsIn(one, opening) }));
  const usable = opening.filter((name) =>
    onFragments.every(({ one, counts }) => {
      const { bindType } = one.plasmid.plasmidConfig;
      if (bindType === "enzyme") return family !== "restriction" || counts(name) >= 1;
      return bindType === "PCR" || counts(name) === 0;
    }),
  );
  return pairFirst(vector, isGoldenGate ? null : usable, usable).slice(0, MOST_OFFERED);
};

/** Two common cutters that cut well at once before all others, else any two that do. */
const pairFirst = (
  { record }: BenchMolecule,
  paired: readonly string[] | null,
  usable: readonly string[],
): readonly string[] => {
  if (!paired) return usable;
  const common = paired.filter((name) => commonCutters.includes(name));
  const first: readonly string[] =
    selectDistinctPair(record, common) ?? selectDistinctPair(record, paired.slice(0, MOST_OFFERED)) ?? [];
  return [...first, ...usable.filter((name) => !first.includes(name))];
};

/** How often enzymes cut the used part of a plasmid: all of it if it is cut itself, else its range. */
const countsIn = (molecule: BenchMolecule, names: readonly string[]): Counts => {
  const { plasmid, record } = molecule;
  const { bindType } = plasmid.plasmidConfig;
  return bindType === "enzyme" || plasmid.plasmidType === "vector"
    ? countsOf(record.sequence, record.topology, names)
    : countsOf(stretchOf(molecule), "linear", names);
};
