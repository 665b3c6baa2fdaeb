import { type EnzymeRecord, ligationAmounts, meanMolarMass } from "@benchleaf/bio";
import type { BenchPlan, PlasmidConfig } from "@benchleaf/contract";
import { familyOf, inProductOrder, type MethodFamily, treats, vectorOf } from "./planning/bench-methods.ts";
import type { PlannedBench } from "./planning/planned-bench.ts";
import type { PlasmidNames } from "./plasmid-names.ts";

/** One line of a protocol: a phrase under `cloning.do-…` with its figures. */
export interface ProtocolLine {
  readonly key:
    | "amplify"
    | "cycle"
    | "clean"
    | "cut"
    | "cutCleanup"
    | "amount"
    | "homologyMix"
    | "homologyWait"
    | "goldenMix"
    | "goldenCycle"
    | "ligateMix"
    | "ligateWait"
    | "userMix"
    | "userWait"
    | "taMix"
    | "topoMix"
    | "gatewayMix"
    | "gatewayLrMix"
    | "overlapMix"
    | "kld"
    | "quikchange"
    | "annealOligos"
    | "kinase"
    | "dephosphorylate"
    | "fillIn"
    | "polish"
    | "bluntMix"
    | "licChew"
    | "licMix"
    | "creMix"
    | "checkPcr"
    | "transform"
    | "check";
  readonly values: Readonly<Record<string, string>>;
  /** Amounts are below their step. */
  readonly isAmount?: boolean;
}

/** Picomoles of the vector in a Gibson-like or Golden Gate reaction; of each insert there is twice as much. */
const VECTOR_PMOL = 0.05;
const INSERT_EXCESS = 2;
/** Nanograms of the vector in a ligation, and moles of insert to one of vector. */
const LIGATED_VECTOR_NG = 50;
const LIGATION_RATIO = 3;
/** Seconds of extension for 1,000 bp, as of the usual proof-reading polymerases. */
const SECONDS_PER_KB = 30;
const HOTTEST_ANNEALING = 72;
/** With up to this many parts, a homology reaction takes 15 minutes (NEB E2621). */
const QUICK_PARTS = 3;

interface ProtocolInput {
  readonly plan: BenchPlan;
  readonly planned: PlannedBench;
  readonly names: PlasmidNames;
  /** Enzymes with their temperatures. */
  readonly records: ReadonlyMap<string, EnzymeRecord>;
  readonly number: (value: number, digits?: number) => string;
}

/** What is done at the bench, step by step, with volumes, amounts and temperatures. */
export const protocolOf = (input: ProtocolInput): readonly ProtocolLine[] => {
  const { planned } = input;
  if (!planned.products[0]) return [];
  const length = input.number(planned.products[0].record.sequence.length);
  if (input.plan.cloningMethod === "pcr") return [...cycling(input), { key: "checkPcr", values: { length } }];
  return [
    ...amplification(input),
    ...digestion(input),
    ...joining(input),
    { key: "transform", values: {} },
    { key: "check", values: { length } },
  ];
};

/** Families that ligate what was cut, annealed or amplified before. */
const ligatedFamilies: readonly MethodFamily[] = ["restriction", "blunt", "oligos"];

/** Length that each plasmid gives to the product. */
const partLengths = ({ plan, planned }: ProtocolInput): ReadonlyMap<string, number> => {
  const lengths = new Map<string, number>(inProductOrder(plan).map(({ id }) => [id, 0]));
  for (const { plasmidId, start, end } of planned.products[0]?.parts ?? [])
    lengths.set(plasmidId, (lengths.get(plasmidId) ?? 0) + end - start);
  return lengths;
};

/** Length of what is used in the reaction: a PCR product with its tails, unless enzymes have cut these off. */
const inputLengths = (input: ProtocolInput): ReadonlyMap<string, number> => {
  const parts = partLengths(input);
  if (ligatedFamilies.includes(familyOf(input.plan.cloningMethod))) return parts;
  const { amplicons } = input.planned;
  return new Map([...parts].map(([id, length]) => [id, amplicons[id] ?? length]));
};

const cycling = ({ plan, planned, names, number }: ProtocolInput): ProtocolLine[] =>
  inProductOrder(plan).flatMap(({ id }): ProtocolLine[] => {
    const length = planned.amplicons[id] ?? 0;
    const pair = planned.primers.filter(({ plasmidId }) => plasmidId === id);
    if (pair.length < 2) return [];
    const tms = pair.flatMap(({ tm }) => (tm === null ? [] : [tm]));
    const annealing = Math.min(HOTTEST_ANNEALING, ...tms);
    const seconds = Math.max(10, Math.ceil((length / 1000) * SECONDS_PER_KB));
    return [
      { key: "amplify", values: { name: names.get(id) ?? "", length: number(length) } },
      { key: "cycle", values: { annealing: number(annealing), seconds: number(seconds) } },
    ];
  });

/** What is amplified, or annealed of two oligos. */
const amplification = (input: ProtocolInput): ProtocolLine[] => {
  const { plan, names } = input;
  if (plan.cloningMethod === "annealed-oligos") {
    const fragments = inProductOrder(plan).filter((one) => one !== vectorOf(plan));
    return fragments.flatMap(({ id }): ProtocolLine[] => {
      const values = { name: names.get(id) ?? "" };
      // One duplex joins by the phosphates of the vector.
      const kinase: ProtocolLine[] = fragments.length > 1 ? [{ key: "kinase", values }] : [];
      return [...kinase, { key: "annealOligos", values }];
    });
  }
  const lines = cycling(input);
  // What closes a mutated plasmid removes its template as well.
  const isCleaned = lines.length > 0 && plan.cloningMethod !== "mutagenesis";
  return isCleaned ? [...lines, { key: "clean", values: {} }] : lines;
};

/** Before joining: what is opened with enzymes, and PCR products that bring sites. Golden Gate cuts in the reaction. */
const digestion = ({ plan, planned, names, records }: ProtocolInput): ProtocolLine[] => {
  const family = familyOf(plan.cloningMethod);
  if (family === "golden-gate") return [];
  const isByMethod = family === "restriction" || family === "oligos";
  const lines = inProductOrder(plan).flatMap(({ id, plasmidConfig }): ProtocolLine[] => {
    const treated = treatment(plan, plasmidConfig, names.get(id) ?? "");
    const own = plasmidConfig.enzymes;
    const enzymes = planned.cutWith?.[id] ?? (isByMethod && own.length === 0 ? planned.enzymes : own);
    if (plasmidConfig.bindType === "PCR" || enzymes.length === 0) return treated;
    const temperature = temperaturesOf(enzymes, records);
    return [
      { key: "cut", values: { name: names.get(id) ?? "", enzymes: enzymes.join(" + "), temperature } },
      ...treated,
    ];
  });
  if (lines.length === 0) return [];
  const polish: ProtocolLine[] = family === "blunt" ? [{ key: "polish", values: {} }] : [];
  return [...lines, ...polish, { key: "cutCleanup", values: {} }];
};

const treatmentKeys = {
  dephosphorylate: "dephosphorylate",
  phosphorylate: "kinase",
  "fill-in": "fillIn",
  blunt: "polish",
} as const;

/** What is done to the ends of one plasmid. */
const treatment = (
  { cloningMethod }: BenchPlan,
  { treatments = [] }: PlasmidConfig,
  name: string,
): ProtocolLine[] =>
  treats(cloningMethod)
    ? treatments.map(({ treatment: one, nucleotides = "ACGT" }) => {
        const present = [...nucleotides].map((base) => `d${base}TP`).join(" + ");
        return { key: treatmentKeys[one], values: { name, nucleotides: present } };
      })
    : [];

const temperaturesOf = (enzymes: readonly string[], records: ReadonlyMap<string, EnzymeRecord>): string => {
  const enzymeNotes = enzymes.flatMap(
    (name) =>
      records.get(name)?.providers.find(({ incubationTemperature }) => incubationTemperature)
        ?.incubationTemperature ?? [],
  );
  return [...new Set(enzymeNotes)].join(" → ").replaceAll("℃", " °C") || "37 °C";
};

const amounts = (input: ProtocolInput): ProtocolLine[] => {
  const { plan, names, number } = input;
  const lengths = inputLengths(input);
  const vector = vectorOf(plan);
  const isLigation = ligatedFamilies.includes(familyOf(plan.cloningMethod));
  const vectorLength = vector ? (lengths.get(vector.id) ?? 0) : 0;
  return inProductOrder(plan).map(({ id }) => {
    const length = lengths.get(id) ?? 0;
    const isVector = id === vector?.id;
    const nanograms = isLigation
      ? ligated(isVector, vectorLength, length)
      : (VECTOR_PMOL * (isVector ? 1 : INSERT_EXCESS) * meanMolarMass("double-dna", length)) / 1000;
    const values = { name: names.get(id) ?? "", nanograms: number(nanograms, 1), length: number(length) };
    return { key: "amount", values, isAmount: true };
  });
};

const ligated = (isVector: boolean, vectorLength: number, insertLength: number): number => {
  if (isVector) return LIGATED_VECTOR_NG;
  const made = ligationAmounts({
    vectorMass: LIGATED_VECTOR_NG,
    vectorLength,
    insertLength,
    ratio: LIGATION_RATIO,
  });
  return made.ok ? made.insertMass : 0;
};

/** The clone of an LR reaction has attB sites. */
const isLr = ({ products: [product] }: PlannedBench): boolean =>
  product?.junctions.some(({ kind }) => kind.startsWith("attB")) ?? false;

/** T4 polymerase has dGTP for the vector and dCTP for the insert. */
const chewing = ({ plan, names }: ProtocolInput): ProtocolLine[] =>
  inProductOrder(plan).map(({ id, plasmidType }) => {
    const nucleotide = plasmidType === "vector" ? "dGTP" : "dCTP";
    return { key: "licChew", values: { name: names.get(id) ?? "", nucleotide } };
  });

const joining = (input: ProtocolInput): ProtocolLine[] => {
  const { plan, planned } = input;
  const enzyme = planned.enzymes.join(" + ");
  const parts = amounts(input);
  const plain = (key: ProtocolLine["key"], values: Record<string, string> = {}): ProtocolLine => ({
    key,
    values,
  });
  switch (plan.cloningMethod) {
    case "golden-gate":
    case "moclo":
      return [
        plain("goldenMix", { enzyme }),
        ...parts,
        plain("goldenCycle", { temperature: temperaturesOf(planned.enzymes, input.records) }),
      ];
    case "restriction-ligation":
    case "annealed-oligos":
      return [plain("ligateMix"), ...parts, plain("ligateWait")];
    case "blunt":
      return [plain("bluntMix"), ...parts, plain("ligateWait")];
    case "lic":
      return [...chewing(input), plain("licMix"), ...parts];
    case "cre-lox":
      return [plain("creMix"), ...parts];
    case "user":
      return [plain("userMix"), ...parts, plain("userWait")];
    case "ta":
      return [plain("taMix"), ...parts, plain("ligateWait")];
    case "topo":
      return [plain("topoMix"), ...parts];
    case "gateway":
      return [plain(isLr(planned) ? "gatewayLrMix" : "gatewayMix"), ...parts];
    case "overlap-extension":
      return [plain("overlapMix"), ...parts];
    case "mutagenesis":
      return [plain(plan.mutation?.style === "quikchange" ? "quikchange" : "kld")];
    default: {
      const minutes = inProductOrder(plan).length <= QUICK_PARTS ? "15" : "60";
      return [plain("homologyMix"), ...parts, plain("homologyWait", { minutes })];
    }
  }
};
