import type { PlannedFragment } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import {
  amplifiesVector,
  bindTypesOf,
  familyOf,
  goldenGateEnzymes,
  inProductOrder,
  isForOne,
  needsVector,
  vectorOf,
} from "./bench-methods.ts";
import { closeSites } from "./close-sites.ts";
import { constructConflicts, wholePlasmids } from "./construct-conflicts.ts";
import { type CutAmplicon, cutAmplicon } from "./cut-amplicon.ts";
import { frameConflicts } from "./frame-conflicts.ts";
import { goldenMix } from "./golden-mix.ts";
import { byBluntEnds, byMixedRestriction } from "./join-by-ends.ts";
import { byLic } from "./join-by-lic.ts";
import { finished, type JoinResult, joined, nothing, planned } from "./join-molecules.ts";
import { byOligos } from "./join-oligos.ts";
import { lostPositions } from "./lost-positions.ts";
import { numberedAsVector } from "./make-products.ts";
import { overhangStandards } from "./overhang-standards.ts";
import { planMutation } from "./plan-mutation.ts";
import { byPcr } from "./plan-pcr.ts";
import type { BenchConflict, PlannedBench, QuickFix, RecordOf } from "./planned-bench.ts";
import { amplified, type BenchMolecule, conflictOf, opened } from "./prepared-plasmid.ts";
import { applyQuickFix, quickFixesFor } from "./quick-fixes.ts";
import { reactionOf, recombined } from "./recombine.ts";
import { byCre } from "./recombine-lox.ts";
import { usableEnzymes } from "./usable-enzymes.ts";
import { combinedVerdict } from "./verdict.ts";

/**
 * What a bench makes: primers, junctions and products, and all that is in the way with a fix where there is one.
 *
 * @example planBench(plan, (id, version) => records.get(`${id} ${version}`)).products[0]?.checksum
 */
export const planBench = (plan: BenchPlan, recordOf: RecordOf): PlannedBench => {
  const planned = planWithoutMends(plan, recordOf);
  const helps = (conflict: BenchConflict, mend: QuickFix): boolean =>
    !planWithoutMends(applyQuickFix(plan, mend), recordOf).conflicts.some((one) => isSame(one, conflict));
  const conflicts = planned.conflicts.map((conflict) => {
    const offers = quickFixesFor(conflict, plan, planned.usableEnzymes);
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
  const usable = usableEnzymes(plan, molecules);
  const made = methods[familyOf(plan.cloningMethod)](plan, molecules, usable);
  const vector = vectorOf(plan) && molecules[0]?.record;
  const products = vector ? made.products.map((one) => numberedAsVector(one, vector)) : made.products;
  const isCutOnly =
    familyOf(plan.cloningMethod) === "restriction" && molecules.every((one) => bindOf(one) === "enzyme");
  const close = isCutOnly ? closeSites(molecules[0]!, plan.enzymes, usable) : [];
  const standards = plan.cloningMethod === "moclo" ? overhangStandards(products) : [];
  const allConflicts = [
    ...made.conflicts,
    ...close,
    ...standards,
    ...frameConflicts({ ...made, products }, molecules),
    ...lostPositions(products[0], molecules),
    ...(isForOne(plan.cloningMethod)
      ? []
      : [...wholePlasmids({ ...made, products }, molecules), ...constructConflicts({ products }, molecules)]),
  ];
  return {
    ...made,
    products,
    conflicts: combinedVerdict(allConflicts, products.length > 0),
    usableEnzymes: usable,
  };
};

/** The plasmids with their bases, in the order of the product; or what is wrong with them. */
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
    else if (!bindTypesOf(plan.cloningMethod, plasmid.plasmidType).includes(plasmid.plasmidConfig.bindType))
      conflicts.push(conflictOf("bind-mix", ids));
    else molecules.push({ plasmid, record: { ...record, name: plasmid.id, primers: [] } });
  }
  const lacking = faultOfPlaces(plan);
  if (lacking) conflicts.push(lacking);
  return conflicts.length > 0 ? { conflicts } : { molecules };
};

/** Cre turns round or cuts out of the vector alone; other reactions join at least two. */
const faultOfPlaces = (plan: BenchPlan): BenchConflict | null => {
  const { cloningMethod: method } = plan;
  const [, ...more] = inProductOrder(plan);
  if (needsVector(method) && vectorOf(plan) === undefined) return conflictOf("no-vector", []);
  if (isForOne(method) && more.length > 0)
    return conflictOf(
      method === "pcr" ? "one-only" : "vector-only",
      more.map(({ id }) => id),
    );
  if (inProductOrder(plan).length === 0) return conflictOf("too-few", []);
  return isForOne(method) || method === "cre-lox" || more.length > 0 ? null : conflictOf("too-few", []);
};

const isOutside = ({ start, length }: { start: number; length: number }, size: number, isCircular: boolean) =>
  start >= size || length > size || (!isCircular && start + length > size);

type Make = (plan: BenchPlan, molecules: readonly BenchMolecule[], usable: readonly string[]) => JoinResult;

const bindOf = ({ plasmid }: BenchMolecule) => plasmid.plasmidConfig.bindType;
/**
 * Gibson and similar methods: each plasmid amplified, or cut (after amplification or directly) and used unchanged.
 */
const byHomology: Make = (plan, molecules) => {
  const inputs: PlannedFragment[] = [];
  const cut: { readonly id: string; readonly made: CutAmplicon }[] = [];
  for (const [index, molecule] of molecules.entries()) {
    const bind = bindOf(molecule);
    if (bind === "PCR") {
      inputs.push(amplified(molecule));
      continue;
    }
    const isAmplified = bind === "PCREnzyme";
    const amplicon = isAmplified ? cutAmplicon(molecules, index, plan.cloningMethod) : null;
    const found = amplicon ?? opened(molecule, plan.cloningMethod);
    if ("conflict" in found) return nothing([found.conflict]);
    inputs.push(found.input);
    if (amplicon && "input" in amplicon) cut.push({ id: molecule.plasmid.id, made: amplicon });
  }
  const overlapLength = plan.overlapLength ?? undefined;
  const made = planned(plan, molecules, inputs, { ...(overlapLength && { overlapLength }) });
  return {
    ...made,
    conflicts: [...cut.flatMap(({ made: { conflicts } }) => conflicts), ...made.conflicts],
    primers: [...cut.flatMap(({ made: { primers } }) => primers), ...made.primers],
    amplicons: {
      ...made.amplicons,
      ...Object.fromEntries(cut.map(({ id, made: { length } }) => [id, length])),
    },
  };
};

/** USER, TA, TOPO, Gateway: the engine's plan unchanged. */
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

const byGoldenGate: Make = (plan, molecules, usable) => {
  const binds = new Set(molecules.map(bindOf));
  if (binds.size === 1 && binds.has("PCREnzyme"))
    return planned(
      plan,
      molecules,
      molecules.map((one) => amplified(one)),
      chosen(plan),
    );
  if (binds.size === 1 && binds.has("enzyme"))
    return cutAndJoined(plan, molecules, enzymesToTry(plan, usable));
  for (const enzyme of enzymesToTry(plan, usable)) {
    const made = goldenMix(plan, molecules, enzyme);
    if (made) return made;
  }
  const [uncut] = molecules.filter((one) => bindOf(one) !== "PCREnzyme");
  return nothing([conflictOf("not-opened", uncut ? [uncut.plasmid.id] : [])]);
};

/** Maximum number of enzymes outside of the kits that are tried. */
const MOST_TRIED = 12;
const enzymesToTry = ({ enzymes }: BenchPlan, usable: readonly string[]): readonly string[] =>
  enzymes.length > 0 ? enzymes : [...new Set([...goldenGateEnzymes, ...usable])].slice(0, MOST_TRIED);
const chosen = ({ enzymes }: BenchPlan) => (enzymes.length > 0 ? { enzymes } : {});

const byRestriction: Make = (plan, molecules, usable) => {
  const hasOwn = molecules.some(
    ({ plasmid: { plasmidConfig: one } }) => one.enzymes.length > 0 || (one.treatments ?? []).length > 0,
  );
  if (!hasOwn && molecules.every((one) => bindOf(one) === "enzyme"))
    return plan.enzymes.length === 0
      ? nothing([conflictOf("enzyme-wanted", [])])
      : cutAndJoined(plan, molecules, [plan.enzymes]);
  const [vector, insert] = molecules.map(bindOf);
  const isUsual = molecules.length === 2 && vector === "enzyme" && insert === "PCREnzyme" && !hasOwn;
  if (!isUsual) return byMixedRestriction(plan, molecules, usable);
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
  blunt: byBluntEnds,
  oligos: byOligos,
  lic: (_, molecules) => byLic(molecules),
  cre: (_, molecules) => byCre(molecules),
  pcr: (_, molecules) => byPcr(molecules),
};

/** Cuts every plasmid at its own sites, and joins compatible ends. The first enzymes that give a product are used. */
const cutAndJoined = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  tries: readonly (string | readonly string[])[],
): JoinResult => {
  let refused: JoinResult | null = null;
  for (const enzymes of tries) {
    const names = typeof enzymes === "string" ? [enzymes] : enzymes;
    const made = joined(plan, molecules, { primers: [], enzymes: names, conflicts: [] });
    if (made.products.length > 0) return made;
    refused ??= made;
  }
  return refused ?? nothing([conflictOf("enzyme-wanted", [])]);
};
