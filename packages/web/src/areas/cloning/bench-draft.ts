import type { BenchPlan, BenchPlasmid, PlasmidConfig, SequenceSummary } from "@benchleaf/contract";
import { MAX_ALTERNATIVES, MAX_CLONING_FRAGMENTS, MAX_CONSTRUCTS } from "@benchleaf/contract";
import { bindTypesOf, placesOf, vectorOf } from "./planning/bench-methods.ts";
import { choicesOf, constructCount } from "./planning/constructs.ts";

export const emptyPlan: BenchPlan = {
  cloningMethod: "gibson",
  enzymes: [],
  overlapLength: null,
  plasmids: [],
  mutation: null,
};

type Chosen = Pick<SequenceSummary, "id" | "version" | "circular">;

/** The plan with more plasmids: the first circle becomes the vector if there is none yet. */
export const addPlasmids = (plan: BenchPlan, chosen: readonly Chosen[]): BenchPlan => {
  let next = plan;
  for (const one of chosen) {
    const plasmidType = one.circular && vectorOf(next) === undefined ? "vector" : "fragment";
    if (plasmidType === "fragment" && roomOf(next) === 0) break;
    const made = plasmidFrom(next, one, plasmidType, null);
    const plasmids = plasmidType === "vector" ? [made, ...next.plasmids] : [...next.plasmids, made];
    next = { ...next, plasmids };
  }
  return next;
};

const plasmidFrom = (
  plan: BenchPlan,
  { id, version }: Chosen,
  plasmidType: BenchPlasmid["plasmidType"],
  alternativeTo: string | null,
): BenchPlasmid => ({
  id: freshId(plan),
  plasmidType,
  plasmidConfig: {
    bindType: bindTypesOf(plan.cloningMethod, plasmidType)[0]!,
    sequenceId: id,
    sequenceVersionStr: String(version),
    region: null,
    pcrRegionId: null,
    enzymeRegionId: null,
    strand: 1,
    enzymes: [],
    fPrimer: null,
    rPrimer: null,
    lead: "",
    trail: "",
  },
  alternativeTo,
  cloningMethod: plan.cloningMethod,
});

const placeIdOf = ({ plasmids }: BenchPlan, id: string): string =>
  plasmids.find((one) => one.id === id)?.alternativeTo ?? id;

/** More that may be in a place, bound as what is there; as many as fit. */
export const addAlternatives = (plan: BenchPlan, id: string, chosen: readonly Chosen[]): BenchPlan => {
  const placeId = placeIdOf(plan, id);
  const place = plan.plasmids.find((one) => one.id === placeId);
  if (!place) return plan;
  let next = plan;
  for (const one of chosen) {
    const made = plasmidFrom(next, one, place.plasmidType, placeId);
    const { bindType, enzymes } = place.plasmidConfig;
    const bound = { ...made, plasmidConfig: { ...made.plasmidConfig, bindType, enzymes } };
    const wider = { ...next, plasmids: [...next.plasmids, bound] };
    if (choicesOf(wider, placeId).length > MAX_ALTERNATIVES + 1 || constructCount(wider) > MAX_CONSTRUCTS)
      break;
    next = wider;
  }
  return next;
};

/** How many more fragments fit on the bench. */
export const roomOf = (plan: BenchPlan): number =>
  Math.max(
    0,
    MAX_CLONING_FRAGMENTS - placesOf(plan).filter(({ plasmidType }) => plasmidType === "fragment").length,
  );

const freshId = ({ plasmids }: BenchPlan): string => {
  const taken = new Set(plasmids.map(({ id }) => id));
  let number = plasmids.length + 1;
  while (taken.has(`p${number}`)) number++;
  return `p${number}`;
};

/** Primers were designed for another stretch or another neighbour: who wrote them writes them again. */
const changesPrimers: ReadonlySet<keyof PlasmidConfig> = new Set([
  "region",
  "strand",
  "bindType",
  "sequenceVersionStr",
  "lead",
  "trail",
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

/** Read into the product the other way. */
export const flipPlasmid = (plan: BenchPlan, id: string): BenchPlan => {
  const strand = plan.plasmids.find((one) => one.id === id)?.plasmidConfig.strand;
  return strand === undefined ? plan : configure(plan, id, { strand: strand === 1 ? -1 : 1 });
};

/** Without a plasmid; where it had alternatives, the first of them takes its place. */
export const removePlasmid = (plan: BenchPlan, id: string): BenchPlan => {
  const [, heir] = choicesOf(plan, id);
  return {
    ...plan,
    plasmids: plan.plasmids.flatMap((one): BenchPlasmid[] => {
      if (one.id === id) return heir ? [{ ...heir, alternativeTo: null }] : [];
      if (one === heir) return [];
      return [one.alternativeTo === id ? { ...one, alternativeTo: heir!.id } : one];
    }),
  };
};

/** A place at another place, its alternatives with it; the vector stays first. */
export const movePlasmid = (plan: BenchPlan, id: string, to: number): BenchPlan => {
  const places = placesOf(plan);
  const moved = places.find((one) => one.id === id);
  if (!moved || moved.plasmidType === "vector") return plan;
  const others = places.filter((one) => one !== moved);
  const least = vectorOf(plan) ? 1 : 0;
  const at = Math.min(others.length, Math.max(least, to));
  return withPlaces(plan, [...others.slice(0, at), moved, ...others.slice(at)]);
};

const withPlaces = (plan: BenchPlan, places: readonly BenchPlasmid[]): BenchPlan => ({
  ...plan,
  plasmids: [...places, ...plan.plasmids.filter(({ alternativeTo }) => alternativeTo !== null)],
});

/** Another place as the vector; what was the vector becomes a fragment. Alternatives are what their place is. */
export const setVector = (plan: BenchPlan, id: string): BenchPlan => {
  const placeId = placeIdOf(plan, id);
  const typed = plan.plasmids.map((one): BenchPlasmid => {
    const plasmidType = (one.alternativeTo ?? one.id) === placeId ? "vector" : "fragment";
    if (plasmidType === one.plasmidType) return one;
    const bindType = bindTypesOf(plan.cloningMethod, plasmidType)[0]!;
    return { ...one, plasmidType, plasmidConfig: { ...one.plasmidConfig, bindType } };
  });
  const next = { ...plan, plasmids: typed };
  const places = placesOf(next);
  const vectors = places.filter(({ plasmidType }) => plasmidType === "vector");
  return withPlaces(next, [...vectors, ...places.filter((one) => !vectors.includes(one))]);
};
