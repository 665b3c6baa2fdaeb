import {
  type AssemblyFragment,
  type AssemblyPlan,
  assemble,
  type PlanConflict,
  type PlannedFragment,
  planAssembly,
  reverseComplement,
} from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { familyOf, goldenGateEnzymes, inProductOrder, vectorOf } from "./bench-methods.ts";
import { presentProduct, rankProducts } from "./make-products.ts";
import { mendFor } from "./mends.ts";
import type { BenchConflict, BenchPrimer, PlannedBench, RecordOf } from "./planned-bench.ts";
import {
  amplified,
  amplify,
  type BenchMolecule,
  conflictOf,
  cutPiece,
  opened,
  primersOf,
} from "./prepared-plasmid.ts";
import { usableEnzymes } from "./usable-enzymes.ts";

const nothing = (conflicts: readonly BenchConflict[]): PlannedBench => ({
  conflicts,
  primers: [],
  enzymes: [],
  products: [],
  usableEnzymes: [],
});

/**
 * What a bench makes: primers, junctions and products, and all that stands in the way with a mend where there is one.
 *
 * @example planBench(plan, (id, version) => records.get(`${id} ${version}`)).products[0]?.checksum
 */
export const planBench = (plan: BenchPlan, recordOf: RecordOf): PlannedBench => {
  const gathered = gather(plan, recordOf);
  if ("conflicts" in gathered) return nothing(gathered.conflicts.map((one) => mendFor(one, plan, [])));
  const { molecules } = gathered;
  const made = methods[familyOf(plan.cloningMethod)](plan, molecules);
  const usable = usableEnzymes(plan, molecules);
  const conflicts = made.conflicts.map((one) => mendFor(one, plan, usable));
  return { ...made, conflicts, usableEnzymes: usable };
};

/** The plasmids with their letters, in the order of the product; or what is wrong with them. */
const gather = (
  plan: BenchPlan,
  recordOf: RecordOf,
): { readonly molecules: readonly BenchMolecule[] } | { readonly conflicts: readonly BenchConflict[] } => {
  const molecules: BenchMolecule[] = [];
  const conflicts: BenchConflict[] = [];
  for (const plasmid of inProductOrder(plan)) {
    const { sequenceId, sequenceVersionStr, region } = plasmid.plasmidConfig;
    const record = recordOf(sequenceId, sequenceVersionStr);
    const ids = [plasmid.id];
    if (!record) conflicts.push(conflictOf("missing", ids));
    else if (record.sequence === "") conflicts.push(conflictOf("empty-sequence", ids));
    else if (record.kind !== "dna") conflicts.push(conflictOf("not-dna", ids));
    else if (region && isOutside(region, record.sequence.length, record.topology === "circular"))
      conflicts.push(conflictOf("region-outside", ids));
    // Stale primers and other marks of the file are no part of the plan; its features are.
    else molecules.push({ plasmid, record: { ...record, name: plasmid.id, primers: [] } });
  }
  const isLinear = plan.cloningMethod === "overlap-extension";
  if (!isLinear && vectorOf(plan) === undefined) conflicts.push(conflictOf("no-vector", []));
  else if (plan.plasmids.length < 2) conflicts.push(conflictOf("too-few", []));
  return conflicts.length > 0 ? { conflicts } : { molecules };
};

const isOutside = ({ start, length }: { start: number; length: number }, size: number, isCircular: boolean) =>
  start >= size || length > size || (!isCircular && start + length > size);

type Made = Omit<PlannedBench, "usableEnzymes">;
type Make = (plan: BenchPlan, molecules: readonly BenchMolecule[]) => Made;

const bindOf = ({ plasmid }: BenchMolecule) => plasmid.plasmidConfig.bindType;
const hasOwnPrimers = (molecules: readonly BenchMolecule[]): boolean =>
  molecules.some(
    ({ plasmid: { plasmidConfig: one } }) =>
      bindOf({ plasmid: { plasmidConfig: one } } as BenchMolecule) !== "enzyme" &&
      (one.fPrimer !== null || one.rPrimer !== null),
  );

/** Gibson and its kin: each plasmid amplified, or cut and taken as it is. */
const byHomology: Make = (plan, molecules) => {
  const inputs: PlannedFragment[] = [];
  for (const molecule of molecules) {
    if (bindOf(molecule) !== "enzyme") {
      inputs.push(amplified(molecule));
      continue;
    }
    const found = opened(molecule, plan.cloningMethod);
    if ("conflict" in found) return nothing([found.conflict]);
    inputs.push(found.input);
  }
  const overlapLength = plan.overlapLength ?? undefined;
  return planned(plan, molecules, inputs, { ...(overlapLength && { overlapLength }) });
};

/** USER, TA, TOPO, Gateway: the engine's plan as it is. */
const byEnds: Make = (plan, molecules) => planned(plan, molecules, molecules.map(amplified), {});

const byGoldenGate: Make = (plan, molecules) => {
  const binds = new Set(molecules.map(bindOf));
  if (!binds.has("enzyme")) return planned(plan, molecules, molecules.map(amplified), chosen(plan));
  if (!binds.has("PCREnzyme")) return cutAndJoined(plan, molecules, enzymesToTry(plan));
  if (molecules.slice(1).some((one) => bindOf(one) === "enzyme"))
    return nothing([conflictOf("bind-mix", [])]);
  for (const enzyme of enzymesToTry(plan)) {
    const made = intoCutVector(plan, molecules, enzyme);
    if (made) return made;
  }
  return nothing([conflictOf("not-opened", [molecules[0]!.plasmid.id])]);
};

const enzymesToTry = ({ enzymes }: BenchPlan): readonly string[] =>
  enzymes.length > 0 ? enzymes : goldenGateEnzymes;
const chosen = ({ enzymes }: BenchPlan) => (enzymes.length > 0 ? { enzymes } : {});

/** Fragments that are amplified into a vector that has the sites itself; null where the enzyme does not open it. */
const intoCutVector = (plan: BenchPlan, molecules: readonly BenchMolecule[], enzyme: string): Made | null => {
  const [vector, ...fragments] = molecules;
  const cut = vector && cutPiece(vector, [enzyme]);
  if (!cut || "conflict" in cut || !cut.piece.ends) return null;
  const { left, right } = cut.piece.ends;
  const { start, length } = cut.piece;
  const inside = {
    start: (start + left.bases.length) % vector.record.sequence.length,
    length: length - left.bases.length - right.bases.length,
  };
  const backbone: PlannedFragment = { record: vector.record, region: inside, isVector: true };
  const middle = fragments.slice(1).map(() => null);
  const overhangs = [topOf(right, "right"), ...middle, topOf(left, "left")];
  const result = planAssembly([backbone, ...fragments.map(amplified)], {
    method: "golden-gate",
    enzymes: [enzyme],
    overhangs,
  });
  if (!result.ok) return nothing([refusalOf(result.error.code, molecules)]);
  const conflicts = result.plan.conflicts.filter(
    ({ fragments: of = [] }) => !(of.length === 1 && of[0] === 0),
  );
  const primers = primersOf(molecules, result.plan.primers).filter(
    ({ plasmidId }) => plasmidId !== vector.plasmid.id,
  );
  return joined(plan, molecules, {
    primers,
    enzymes: [enzyme],
    conflicts: conflicts
      .filter(({ code }) => code !== "prediction-failed")
      .map((one) => conflictFrom(one, molecules, [enzyme])),
  });
};

/** A 5' overhang as the top strand reads; type IIS enzymes leave no others. */
const topOf = (end: { readonly bases: string }, side: "left" | "right"): string =>
  side === "left" ? end.bases : reverseComplement(end.bases, "dna");

const byRestriction: Make = (plan, molecules) => {
  if (molecules.every((one) => bindOf(one) === "enzyme"))
    return plan.enzymes.length === 0
      ? nothing([conflictOf("enzyme-wanted", [])])
      : cutAndJoined(plan, molecules, [plan.enzymes]);
  const [, insert] = molecules;
  if (molecules.length !== 2 || !insert) return nothing([conflictOf("bind-mix", [])]);
  return planned(plan, molecules, molecules.map(amplified), chosen(plan));
};

const methods: Readonly<Record<ReturnType<typeof familyOf>, Make>> = {
  homology: byHomology,
  "golden-gate": byGoldenGate,
  restriction: byRestriction,
  ends: byEnds,
};

/** Every plasmid cut by its own sites, and what fits joined. The first enzymes that give a product are taken. */
const cutAndJoined = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  tries: readonly (string | readonly string[])[],
): Made => {
  let refused: Made | null = null;
  for (const enzymes of tries) {
    const names = typeof enzymes === "string" ? [enzymes] : enzymes;
    const made = joined(plan, molecules, { primers: [], enzymes: names, conflicts: [] });
    if (made.products.length > 0) return made;
    refused ??= made;
  }
  return refused ?? nothing([conflictOf("enzyme-wanted", [])]);
};

interface Joining {
  readonly primers: readonly BenchPrimer[];
  readonly enzymes: readonly string[];
  readonly conflicts: readonly BenchConflict[];
  /** What is taken as it is, by place; else a plasmid is amplified, or put in whole to be cut. */
  readonly fixed?: readonly (AssemblyFragment | undefined)[];
}

/** The product of these very primers: for a person's own, and where the engine plans no such thing. */
const joined = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  { primers, enzymes, conflicts, fixed = [] }: Joining,
): Made => {
  const pieces: AssemblyFragment[] = [];
  for (const [index, molecule] of molecules.entries()) {
    const isAmplified = primers.some(({ plasmidId }) => plasmidId === molecule.plasmid.id);
    const piece = isAmplified ? amplify(molecule, primers) : (fixed[index] ?? { record: molecule.record });
    if (piece === null) {
      const failed = conflictOf("own-primer-fails", [molecule.plasmid.id]);
      return { conflicts: [...conflicts, failed], primers, enzymes, products: [] };
    }
    pieces.push(piece);
  }
  const family = familyOf(plan.cloningMethod);
  const isCut = family === "golden-gate" || family === "restriction";
  const result = assemble(plan.cloningMethod, pieces, {
    circularOnly: plan.cloningMethod !== "overlap-extension",
    ...(isCut && { enzymes, completeDigestion: true }),
    ...(family === "homology" && {
      minOverlap: plan.overlapLength ?? (plan.cloningMethod === "in-fusion" ? 15 : 20),
    }),
  });
  if (!result.ok) {
    const refusal = refusalOf(result.error.code, molecules, result.error.fragments, enzymes);
    return { conflicts: [...conflicts, refusal], primers, enzymes, products: [] };
  }
  const products = rankProducts(result.products, molecules);
  const closing = result.warnings
    .filter(({ code }) => code === "self-closure")
    .map(({ fragments = [] }) => ({
      ...conflictOf("self-closure", idsOf(molecules, fragments)),
      isBlocking: false,
    }));
  const several = products.length > 1 ? [{ ...conflictOf("other-products", []), isBlocking: false }] : [];
  return { conflicts: [...conflicts, ...closing, ...several], primers, enzymes, products };
};

type PlanWish = Omit<NonNullable<Parameters<typeof planAssembly>[1]>, "method">;

/** The engine's plan; where a person wrote primers, its product made anew of these. */
const planned = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  inputs: readonly PlannedFragment[],
  wish: PlanWish,
): Made => {
  const result = planAssembly(inputs, { ...wish, method: plan.cloningMethod });
  if (!result.ok)
    return nothing([refusalOf(result.error.code, molecules, result.error.fragments, plan.enzymes)]);
  const { conflicts, primers: designed, enzymes, product } = result.plan;
  const primers = primersOf(molecules, designed);
  const told = conflicts.map((one) => conflictFrom(one, molecules, enzymes, result.plan));
  if (!hasOwnPrimers(molecules)) {
    return { conflicts: told, primers, enzymes, products: product ? [presentProduct(product)] : [] };
  }
  const fixed = inputs.map((one) => (one.isFixed ? one : undefined));
  const ofDesign = told.filter(({ code }) => code !== "prediction-failed" && code !== "other-products");
  return joined(plan, molecules, { primers, enzymes, conflicts: ofDesign, fixed });
};

const idsOf = (molecules: readonly BenchMolecule[], fragments: readonly number[]): string[] => [
  ...new Set(fragments.flatMap((index) => molecules[index]?.plasmid.id ?? [])),
];

const conflictFrom = (
  { code, fragments = [], position }: PlanConflict,
  molecules: readonly BenchMolecule[],
  enzymes: readonly string[],
  whole?: AssemblyPlan,
): BenchConflict => ({
  code,
  isBlocking: code === "prediction-failed" || (whole !== undefined && whole.product === null),
  plasmidIds: idsOf(molecules, fragments),
  ...(position !== undefined && { position }),
  ...(code === "internal-site" && { enzyme: enzymes.join(" / ") }),
});

const known: ReadonlySet<string> = new Set<BenchConflict["code"]>([
  "no-overlap",
  "no-enzyme",
  "no-compatible-ends",
  "no-phosphate",
  "no-recombination-site",
]);

const refusalOf = (
  code: string,
  molecules: readonly BenchMolecule[],
  fragments: readonly number[] = [],
  enzymes: readonly string[] = [],
): BenchConflict => {
  const ids = idsOf(molecules, fragments);
  if (code === "no-site") return conflictOf("not-cut", ids, { enzyme: enzymes.join(" + ") });
  return conflictOf(known.has(code) ? (code as BenchConflict["code"]) : "refused", ids);
};
