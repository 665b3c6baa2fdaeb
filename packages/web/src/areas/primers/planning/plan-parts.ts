import {
  type AssemblyPlan,
  checkConstruct,
  gcFraction,
  meltingTemperature,
  type PlanMethod,
  type PlannedFragment,
  type PlanOptions,
  planAssembly,
  type SequenceRecord,
} from "@benchleaf/bio";
import { madeEnds, partsOf } from "../../../shared/sequences/made-of.ts";
import type { MoleculeOf } from "../../../shared/sequences/serve-plans.ts";
import { type AssemblyDraft, type DraftPart, keyOf } from "../assembly-draft.ts";
import { type AssemblySettings, defaultSettings } from "../assembly-settings.ts";
import { dimerTm, hairpinTm } from "./oligo-structures.ts";
import type {
  AssembledProduct,
  AssemblyInput,
  AssemblyPrimer,
  PlannedAssembly,
  Remark,
  RemarkCode,
} from "./planned-assembly.ts";

const nothing = (remarks: readonly Remark[]): PlannedAssembly => ({
  ...{ method: null, enzymes: [], primers: [], junctions: [], product: null, tried: [] },
  remarks,
});

/**
 * Primers that join the parts, the predicted product, and all warnings.
 *
 * @example planParts({ draft, settings: defaultSettings }, (key) => records.get(key)).primers.length
 */
export const planParts = ({ draft, settings }: AssemblyInput, moleculeOf: MoleculeOf): PlannedAssembly => {
  const { parts } = draft;
  const molecules = parts.map((part) => moleculeOf(keyOf(part)));
  const faults = parts.flatMap((part, index) => faultOf(part, molecules[index]));
  if (faults.length > 0 || parts.length < 2) return nothing(faults);
  const inputs = parts.map((part, index) => inputOf(part, molecules[index]!));
  const checked = (plan: PlannedAssembly): PlannedAssembly => ({
    ...plan,
    remarks: [...plan.remarks, ...constructRemarks(plan, draft, inputs)],
  });
  if (draft.method !== "auto") return checked(planBy(draft.method, draft, inputs, settings));
  const tried: { method: PlanMethod; remarks: number }[] = [];
  let best: PlannedAssembly | null = null;
  for (const method of candidatesOf(draft, inputs)) {
    const planned = planBy(method, draft, inputs, settings);
    tried.push({ method, remarks: planned.remarks.length });
    if (best === null || isBetter(planned, best)) best = planned;
    if (planned.remarks.length === 0) break;
  }
  return { ...checked(best ?? nothing([])), tried };
};

/** What may keep the product from working in a cell, and circles other than the first that are used whole. */
const constructRemarks = (
  { product }: PlannedAssembly,
  { parts }: AssemblyDraft,
  inputs: readonly PlannedFragment[],
): readonly Remark[] => {
  if (!product) return [];
  const whole = parts.slice(1).filter((_, index) => isWholeCircle(inputs[index + 1]!));
  const placed = product.parts.flatMap(({ of, ...place }) => {
    const at = parts.findIndex(({ id }) => id === of);
    const input = inputs[at];
    if (!input || !("record" in input)) return [];
    return [{ ...place, record: input.record, isVector: at === 0 && isWholeCircle(input) }];
  });
  const problems = placed.length === product.parts.length ? checkConstruct(product.record, placed) : [];
  return [
    ...(whole.length > 0
      ? [{ code: "whole-plasmid" as const, isBlocking: false, partIds: whole.map(({ id }) => id) }]
      : []),
    ...problems.map(
      ({ code, parts: concerned, names }): Remark => ({
        code,
        isBlocking: false,
        partIds: [...new Set(concerned.flatMap((index) => product.parts[index]?.of ?? []))],
        features: names,
      }),
    ),
  ];
};

const isBetter = (one: PlannedAssembly, other: PlannedAssembly): boolean =>
  (one.product === null) === (other.product === null)
    ? one.remarks.length < other.remarks.length
    : one.product !== null;

/** What `auto` tries, the usual method first. */
const candidatesOf = ({ isLinear }: AssemblyDraft, inputs: readonly PlannedFragment[]): PlanMethod[] => {
  if (isLinear) return ["overlap-extension", "golden-gate"];
  const [first] = inputs;
  const isInsert = inputs.length === 2 && first !== undefined && isWholeCircle(first);
  return ["gibson", "golden-gate", "user", ...(isInsert ? (["restriction-ligation"] as const) : [])];
};

const isWholeCircle = (one: PlannedFragment): boolean =>
  "record" in one && one.record.topology === "circular" && one.region === undefined;

const faultOf = (part: DraftPart, record: SequenceRecord | undefined): readonly Remark[] => {
  const remarkOf = (code: RemarkCode): readonly Remark[] => [{ code, isBlocking: true, partIds: [part.id] }];
  if (!record) return remarkOf("missing");
  if (record.sequence === "") return remarkOf("empty-sequence");
  if (record.kind !== "dna") return remarkOf("not-dna");
  const { region } = part;
  const size = record.sequence.length;
  const isOutside =
    region !== null &&
    (region.start >= size ||
      region.length > size ||
      (record.topology === "linear" && region.start + region.length > size));
  return isOutside ? remarkOf("region-outside") : [];
};

/** The part's id is its name while it is planned; old primers of the file are no part of the product. */
const inputOf = (part: DraftPart, record: SequenceRecord): PlannedFragment => ({
  record: { ...record, name: part.id, primers: [] },
  strand: part.strand,
  ...(part.region && { region: part.region }),
});

const homology: ReadonlySet<PlanMethod> = new Set(["gibson", "hifi", "in-fusion", "overlap-extension"]);
const cutting: ReadonlySet<PlanMethod> = new Set(["golden-gate", "restriction-ligation"]);

const optionsOf = (method: PlanMethod, draft: AssemblyDraft, settings: AssemblySettings): PlanOptions => {
  const isHomology = homology.has(method);
  const [least, most] = isHomology ? settings.bindingAndHomology : settings.primerLength;
  // At the specification's 30 nt nearly every primer that brings homology would be remarked on; 40 nt are usual.
  const isAsShipped = isHomology && most === defaultSettings.bindingAndHomology[1];
  return {
    method,
    topology: draft.isLinear ? "linear" : "circular",
    primerMinTm: settings.primerMinTm,
    gcPercent: settings.gcPercent,
    bindingMinTm: settings.bindingMinTm,
    minPrimerLength: least,
    ...(!isAsShipped && { maxPrimerLength: most }),
    maxTmDifference: settings.maxTmDifference,
    overlapMinTm: settings.overlapMinTm,
    hasEvenPrimers: true,
    ...(settings.overlapLength !== null && { overlapLength: settings.overlapLength }),
    ...(draft.enzyme !== null && cutting.has(method) && { enzymes: [draft.enzyme] }),
  };
};

const planBy = (
  method: PlanMethod,
  draft: AssemblyDraft,
  inputs: readonly PlannedFragment[],
  settings: AssemblySettings,
): PlannedAssembly => {
  const { parts } = draft;
  const idsOf = (fragments: readonly number[] = []) => [
    ...new Set(fragments.flatMap((index) => parts[index]?.id ?? [])),
  ];
  const result = planAssembly(inputs, optionsOf(method, draft, settings));
  if (!result.ok) {
    const { code, fragments } = result.error;
    const known = code === "no-enzyme" ? code : "refused";
    return { ...nothing([{ code: known, isBlocking: true, partIds: idsOf(fragments) }]), method };
  }
  const { plan } = result;
  const primers = plan.primers.map((one) => primerOf(one, parts[one.fragment]!.id));
  const remarkOf = plan.conflicts.map(
    ({ code, fragments, position, primer, figure }): Remark => ({
      code,
      isBlocking: plan.product === null && code === "prediction-failed",
      partIds: idsOf(fragments),
      ...(primer && { primer }),
      ...(figure !== undefined && { figure }),
      ...(position !== undefined && { position }),
      ...((code === "internal-site" || code === "site-again") && { enzyme: plan.enzymes.join(" / ") }),
      ...(code === "close-sites" && { enzyme: plan.enzymes.join(" + ") }),
    }),
  );
  return {
    ...{ method, enzymes: plan.enzymes, primers, tried: [] },
    junctions: plan.junctions.map(({ between: [left, right], letters }) => ({
      left: parts[left]!.id,
      right: parts[right]!.id,
      letters,
      tm: homology.has(method) ? meltingTemperature(letters) : null,
    })),
    product: plan.product && productFrom(plan.product),
    remarks: [...remarkOf, ...structureRemarks(primers, settings.maxStructureTm)],
  };
};

const productFrom = ({
  record,
  checksum,
  ends,
  lineage,
}: NonNullable<AssemblyPlan["product"]>): AssembledProduct => ({
  ...{ record, checksum },
  ends: madeEnds(ends),
  junctions:
    lineage.kind === "input" ? [] : lineage.junctions.map(({ kind, letters }) => ({ kind, letters })),
  parts: partsOf(lineage),
});

const asDna = (bases: string): string => bases.replaceAll("U", "T");

const primerOf = (
  { direction, bases, tail, binding, bindingTm }: AssemblyPlan["primers"][number],
  partId: string,
): AssemblyPrimer => {
  const letters = asDna(bases);
  return {
    ...{ partId, direction, bases, tail, binding, bindingTm },
    tm: meltingTemperature(letters),
    gc: 100 * gcFraction(letters),
    hairpinTm: hairpinTm(letters),
    selfDimerTm: dimerTm(letters, letters),
  };
};

/** Primers that fold, or hold on to each other in their PCR, more warmly than may be. */
const structureRemarks = (primers: readonly AssemblyPrimer[], most: number): readonly Remark[] => {
  const remarks: Remark[] = [];
  const tell = (code: RemarkCode, primer: AssemblyPrimer, tm: number | null, isOfOne: boolean) => {
    if (tm === null || tm <= most) return;
    const about = { code, isBlocking: false, partIds: [primer.partId], figure: tm };
    remarks.push(isOfOne ? { ...about, primer: primer.direction } : about);
  };
  for (const primer of primers) {
    tell("hairpin", primer, primer.hairpinTm, true);
    tell("self-dimer", primer, primer.selfDimerTm, true);
  }
  for (const forward of primers.filter(({ direction }) => direction === "forward")) {
    const reverse = primers.find((one) => one.partId === forward.partId && one.direction === "reverse");
    if (reverse) tell("pair-dimer", forward, dimerTm(asDna(forward.bases), asDna(reverse.bases)), false);
  }
  return remarks;
};
