import type { BenchPlan, BenchPlasmid, PlasmidConfig, SequenceSummary } from "@benchleaf/contract";
import { MAX_CLONING_FRAGMENTS } from "@benchleaf/contract";
import { bindTypesOf, vectorOf } from "./planning/bench-methods.ts";

export const emptyPlan: BenchPlan = {
  cloningMethod: "gibson",
  enzymes: [],
  overlapLength: null,
  plasmids: [],
};

type Chosen = Pick<SequenceSummary, "id" | "version" | "circular">;

/** The plan with more plasmids: the first circle becomes the vector where there is none yet. */
export const addPlasmids = (plan: BenchPlan, chosen: readonly Chosen[]): BenchPlan => {
  let next = plan;
  for (const one of chosen) {
    const plasmidType = one.circular && vectorOf(next) === undefined ? "vector" : "fragment";
    if (plasmidType === "fragment" && roomOf(next) === 0) break;
    const made: BenchPlasmid = {
      id: freshId(next),
      plasmidType,
      plasmidConfig: {
        bindType: bindTypesOf(next.cloningMethod, plasmidType)[0]!,
        sequenceId: one.id,
        sequenceVersionStr: String(one.version),
        region: null,
        pcrRegionId: null,
        enzymeRegionId: null,
        strand: 1,
        enzymes: [],
        fPrimer: null,
        rPrimer: null,
      },
    };
    const plasmids = plasmidType === "vector" ? [made, ...next.plasmids] : [...next.plasmids, made];
    next = { ...next, plasmids };
  }
  return next;
};

/** How many more fragments fit on the bench. */
export const roomOf = ({ plasmids }: BenchPlan): number =>
  Math.max(0, MAX_CLONING_FRAGMENTS - plasmids.filter((one) => one.plasmidType === "fragment").length);

const freshId = ({ plasmids }: BenchPlan): string => {
  const taken = new Set(plasmids.map(({ id }) => id));
  let number = plasmids.length + 1;
  while (taken.has(`p${number}`)) number++;
  return `p${number}`;
};

/** Primers were designed for another stretch or another neighbour: who wrote them writes them anew. */
const changesPrimers: ReadonlySet<keyof PlasmidConfig> = new Set([
  "region",
  "strand",
  "bindType",
  "sequenceVersionStr",
]);

export const configure = (plan: BenchPlan, id: string, change: Partial<PlasmidConfig>): BenchPlan => {
  const isOther = Object.keys(change).some((key) => changesPrimers.has(key as keyof PlasmidConfig));
  const fresh = isOther ? { fPrimer: null, rPrimer: null } : {};
  return {
    ...plan,
    plasmids: plan.plasmids.map((one) =>
      one.id === id ? { ...one, plasmidConfig: { ...one.plasmidConfig, ...fresh, ...change } } : one,
    ),
  };
};

export const removePlasmid = (plan: BenchPlan, id: string): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.filter((one) => one.id !== id),
});

/** A plasmid at another place; the vector stays first. */
export const movePlasmid = (plan: BenchPlan, id: string, to: number): BenchPlan => {
  const moved = plan.plasmids.find((one) => one.id === id);
  if (!moved || moved.plasmidType === "vector") return plan;
  const others = plan.plasmids.filter((one) => one !== moved);
  const least = vectorOf(plan) ? 1 : 0;
  const at = Math.min(others.length, Math.max(least, to));
  return { ...plan, plasmids: [...others.slice(0, at), moved, ...others.slice(at)] };
};

/** Another plasmid as the vector, or none; what was the vector becomes a fragment where there is room. */
export const setVector = (plan: BenchPlan, id: string): BenchPlan => {
  const typed = plan.plasmids.map((one): BenchPlasmid => {
    const plasmidType = one.id === id ? "vector" : "fragment";
    if (plasmidType === one.plasmidType) return one;
    const bindType = bindTypesOf(plan.cloningMethod, plasmidType)[0]!;
    return { ...one, plasmidType, plasmidConfig: { ...one.plasmidConfig, bindType } };
  });
  const vector = typed.filter(({ plasmidType }) => plasmidType === "vector");
  return { ...plan, plasmids: [...vector, ...typed.filter((one) => !vector.includes(one))] };
};
