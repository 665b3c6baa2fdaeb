import type { BenchPlan, BenchPlasmid, BindType, CloningMethod } from "@benchleaf/contract";

/** How a method joins, as far as a bench must know. */
export type MethodFamily =
  | "homology"
  | "golden-gate"
  | "restriction"
  | "blunt"
  | "oligos"
  | "lic"
  | "ends"
  | "cre"
  | "mutagenesis"
  | "pcr";

const families: Readonly<Record<CloningMethod, MethodFamily>> = {
  "restriction-ligation": "restriction",
  "golden-gate": "golden-gate",
  moclo: "golden-gate",
  gibson: "homology",
  hifi: "homology",
  "in-fusion": "homology",
  "overlap-extension": "homology",
  user: "ends",
  ta: "ends",
  topo: "ends",
  gateway: "ends",
  mutagenesis: "mutagenesis",
  blunt: "blunt",
  lic: "lic",
  "annealed-oligos": "oligos",
  "cre-lox": "cre",
  pcr: "pcr",
};

export const familyOf = (method: CloningMethod): MethodFamily => families[method];

type PlasmidType = BenchPlasmid["plasmidType"];

/** How a plasmid may come to its ends; the first is what a new one gets. */
export const bindTypesOf = (method: CloningMethod, type: PlasmidType): readonly BindType[] => {
  switch (familyOf(method)) {
    case "homology":
      return ["PCR", "enzyme", "PCREnzyme"];
    case "golden-gate":
      return ["PCREnzyme", "enzyme", "PCR"];
    case "restriction":
      return type === "vector" ? ["enzyme", "PCREnzyme", "PCR"] : ["PCREnzyme", "enzyme", "PCR"];
    case "blunt":
      return type === "vector" ? ["enzyme", "PCR"] : ["PCR", "enzyme"];
    case "lic":
      return type === "vector" ? ["enzyme", "PCR"] : ["PCR"];
    case "oligos":
      return type === "vector" ? ["enzyme"] : ["PCR"];
    default:
      return ["PCR"];
  }
};

/** Whether the method itself cuts with enzymes that one may choose. */
export const cutsByItself = (method: CloningMethod): boolean =>
  ["golden-gate", "restriction", "oligos"].includes(familyOf(method));

/** Whether each plasmid that is cut names its enzymes, since the method has none. */
export const opensEach = (method: CloningMethod): boolean =>
  ["homology", "blunt", "lic"].includes(familyOf(method));

/** Whether ends can be treated before they are ligated. */
export const treats = (method: CloningMethod): boolean =>
  familyOf(method) === "restriction" || familyOf(method) === "blunt";

/** Whether a method takes one molecule alone. */
export const isForOne = (method: CloningMethod): boolean => method === "mutagenesis" || method === "pcr";

/** Whether the product needs a vector; else it may be a line. */
export const needsVector = (method: CloningMethod): boolean =>
  method !== "overlap-extension" && method !== "pcr";

/** Type IIS enzymes of the common kits, in the order in which they are tried. */
export const goldenGateEnzymes = ["BsaI", "BsmBI", "BbsI", "PaqCI", "SapI"] as const;

/** Enzymes that nearly every lab has, most of them in a multiple cloning site. */
export const commonCutters: readonly string[] =
  "EcoRI BamHI HindIII XhoI SalI NotI NcoI NdeI XbaI SpeI KpnI SacI PstI BglII MluI AscI SphI ApaI NheI EcoRV SmaI ClaI AvrII PacI AgeI BspEI".split(
    " ",
  );

/** Whether the vector's own primers are designed; TA, TOPO and Gateway use a vector unchanged. */
export const amplifiesVector = (method: CloningMethod): boolean =>
  (familyOf(method) !== "ends" && method !== "cre-lox") || method === "user";

/** Plasmids that have a place of their own; alternatives are instead of one of these. */
export const placesOf = ({ plasmids }: Pick<BenchPlan, "plasmids">): readonly BenchPlasmid[] =>
  plasmids.filter(({ alternativeTo }) => alternativeTo === null);

export const vectorOf = (plan: BenchPlan): BenchPlasmid | undefined =>
  placesOf(plan).find(({ plasmidType }) => plasmidType === "vector");

/** The vector, then the fragments, as the product reads. */
export const inProductOrder = (plan: BenchPlan): readonly BenchPlasmid[] => {
  const vector = vectorOf(plan);
  const fragments = placesOf(plan).filter((one) => one !== vector);
  return vector ? [vector, ...fragments] : fragments;
};
