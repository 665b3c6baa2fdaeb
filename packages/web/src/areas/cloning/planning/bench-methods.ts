import type { BenchPlan, BenchPlasmid, BindType, CloningMethod } from "@benchleaf/contract";

/** How a method joins, as far as a bench must know. */
export type MethodFamily = "homology" | "golden-gate" | "restriction" | "ends" | "mutagenesis";

export const familyOf = (method: CloningMethod): MethodFamily => {
  if (method === "golden-gate") return "golden-gate";
  if (method === "restriction-ligation") return "restriction";
  if (method === "user" || method === "ta" || method === "topo" || method === "gateway") return "ends";
  return method === "mutagenesis" ? "mutagenesis" : "homology";
};

type PlasmidType = BenchPlasmid["plasmidType"];

/** How a plasmid may come to its ends; the first is what a new one gets. */
export const bindTypesOf = (method: CloningMethod, type: PlasmidType): readonly BindType[] => {
  switch (familyOf(method)) {
    case "homology":
      return ["PCR", "enzyme"];
    case "golden-gate":
      return ["PCREnzyme", "enzyme"];
    case "restriction":
      return type === "vector" ? ["enzyme"] : ["PCREnzyme", "enzyme"];
    case "ends":
    case "mutagenesis":
      return ["PCR"];
  }
};

/** Whether the method itself cuts with enzymes that one may choose. */
export const cutsByItself = (method: CloningMethod): boolean =>
  familyOf(method) === "golden-gate" || familyOf(method) === "restriction";

/** Type IIS enzymes of the common kits, in the order in which they are tried. */
export const goldenGateEnzymes = ["BsaI", "BsmBI", "BbsI", "PaqCI", "SapI"] as const;

/** Enzymes that nearly every lab has, most of them in a multiple cloning site. */
export const commonCutters: readonly string[] =
  "EcoRI BamHI HindIII XhoI SalI NotI NcoI NdeI XbaI SpeI KpnI SacI PstI BglII MluI AscI SphI ApaI NheI EcoRV SmaI ClaI AvrII PacI AgeI BspEI".split(
    " ",
  );

/** Whether the vector's own primers are designed; TA, TOPO and Gateway take a vector as it is. */
export const amplifiesVector = (method: CloningMethod): boolean =>
  familyOf(method) !== "ends" || method === "user";

/** Plasmids that have a place of their own; alternatives stand in the place of one of these. */
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
