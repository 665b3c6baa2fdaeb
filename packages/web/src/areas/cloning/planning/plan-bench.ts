import { type PlannedFragment, planAssembly, reverseComplement } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { amplifiesVector, familyOf, goldenGateEnzymes, inProductOrder, vectorOf } from "./bench-methods.ts";
import { closeSites } from "./close-sites.ts";
import { frameConflicts } from "./frame-conflicts.ts";
import { conflictFrom, finished, joined, type Made, nothing, planned, refusalOf } from "./join-molecules.ts";
import { numberedAsVector } from "./make-products.ts";
import { applyMend, mendsFor } from "./mends.ts";
import { planMutation } from "./plan-mutation.ts";
import type { BenchConflict, Mend, PlannedBench, RecordOf } from "./planned-bench.ts";
import {
  amplified,
  type BenchMolecule,
  conflictOf,
  cutPiece,
  opened,
  primersOf,
} from "./prepared-plasmid.ts";
import { reactionOf, recombined } from "./recombine.ts";
import { usableEnzymes } from "./usable-enzymes.ts";
import { asOneVerdict } from "./verdict.ts";

/**
 * What a bench makes: primers, junctions and products, and all that stands in the way with a mend where there is one.
 *
 * @example planBench(plan, (id, version) => records.get(`${id} ${version}`)).products[0]?.checksum
 */
export const planBench = (plan: BenchPlan, recordOf: RecordOf): PlannedBench => {
  const planned = planWithoutMends(plan, recordOf);
  const helps = (conflict: BenchConflict, mend: Mend): boolean =>
    !planWithoutMends(applyMend(plan, mend), recordOf).conflicts.some((one) => isSame(one, conflict));
  const conflicts = planned.conflicts.map((conflict) => {
    const offers = mendsFor(conflict, plan, planned.usableEnzymes);
    // Where there is a product all the same, what is offered is known to help, and time is short.
    const mend = conflict.isBlocking ? offers.find((one) => helps(conflict, one)) : offers[0];
    const { mend: _, ...bare } = conflict;
    return mend ? { ...bare, mend } : bare;
  });
  return { ...planned, conflicts };
};

const isSame = (one: BenchConflict, other: BenchConflict): boolean =>
  one.code === other.code && one.plasmidIds.join() === other.plasmidIds.join();

const planWithoutMends = (plan: BenchPlan, recordOf: RecordOf): PlannedBench => {
  const gathered = gather(plan, recordOf);
  if ("conflicts" in gathered) return { ...nothing(gathered.conflicts), usableEnzymes: [] };
  const { molecules } = gathered;
  const made = methods[familyOf(plan.cloningMethod)](plan, molecules);
  const vector = vectorOf(plan) && molecules[0]?.record;
  const products = vector ? made.products.map((one) => numberedAsVector(one, vector)) : made.products;
  const usable = usableEnzymes(plan, molecules);
  const isCutOnly =
    familyOf(plan.cloningMethod) === "restriction" && molecules.every((one) => bindOf(one) === "enzyme");
  const close = isCutOnly ? closeSites(molecules[0]!, plan.enzymes, usable) : [];
  const told = [...made.conflicts, ...close, ...frameConflicts({ ...made, products }, molecules)];
  return { ...made, products, conflicts: asOneVerdict(told, products.length > 0), usableEnzymes: usable };
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
  const isAlone = plan.cloningMethod === "mutagenesis";
  const places = inProductOrder(plan).length;
  if (!isLinear && vectorOf(plan) === undefined) conflicts.push(conflictOf("no-vector", []));
  else if (isAlone && places > 1)
    conflicts.push(
      conflictOf(
        "vector-only",
        inProductOrder(plan)
          .slice(1)
          .map(({ id }) => id),
      ),
    );
  else if (!isAlone && places < 2) conflicts.push(conflictOf("too-few", []));
  return conflicts.length > 0 ? { conflicts } : { molecules };
};

const isOutside = ({ start, length }: { start: number; length: number }, size: number, isCircular: boolean) =>
  start >= size || length > size || (!isCircular && start + length > size);

type Make = (plan: BenchPlan, molecules: readonly BenchMolecule[]) => Made;

const bindOf = ({ plasmid }: BenchMolecule) => plasmid.plasmidConfig.bindType;
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
const byEnds: Make = (plan, molecules) => {
  const reaction = plan.cloningMethod === "gateway" ? reactionOf(molecules) : null;
  if (reaction) return recombined(molecules, reaction);
  const isTaken = !amplifiesVector(plan.cloningMethod);
  const inputs = molecules.map((one) => amplified(one, isTaken && one.plasmid.plasmidType === "vector"));
  return planned(plan, molecules, inputs, {});
};

const byMutation: Make = (plan, [vector]) => {
  const made = planMutation(plan, vector!);
  return "conflict" in made
    ? nothing([made.conflict])
    : finished(plan, [vector!], [amplified(vector!)], made.plan, made.conflicts);
};

const byGoldenGate: Make = (plan, molecules) => {
  const binds = new Set(molecules.map(bindOf));
  if (!binds.has("enzyme"))
    return planned(
      plan,
      molecules,
      molecules.map((one) => amplified(one)),
      chosen(plan),
    );
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
  const result = planAssembly([backbone, ...fragments.map((one) => amplified(one))], {
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
  return planned(
    plan,
    molecules,
    molecules.map((one) => amplified(one)),
    chosen(plan),
  );
};

const methods: Readonly<Record<ReturnType<typeof familyOf>, Make>> = {
  homology: byHomology,
  "golden-gate": byGoldenGate,
  restriction: byRestriction,
  ends: byEnds,
  mutagenesis: byMutation,
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
