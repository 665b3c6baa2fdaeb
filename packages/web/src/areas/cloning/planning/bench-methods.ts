import type { BenchPlan, BenchPlasmid, BindType, CloningMethod } from "@benchleaf/contract";

/** How a method joins, as far as a bench must know. */
export type MethodFamily = "homology" | "golden-gate" | "restriction" | "ends";

export const familyOf = (method: CloningMethod): MethodFamily => {
  if (method === "golden-gate") return "golden-gate";
  if (method === "restriction-ligation") return "restriction";
  if (method === "user" || method === "ta" || method === "topo" || method === "gateway") return "ends";
  return "homology";
};

type PlasmidType = BenchPlasmid["plasmidType"];

/** How a plasmid may come to its ends; the first is what a new one gets. */
export const bindTypesOf = (method: CloningMethod, type: PlasmidType): readonly BindType[] => {
  switch (familyOf(method)) {
    case "homology":
      return type === "vector" ? ["PCR", "enzyme"] : ["PCR", "enzyme"];
    case "golden-gate":
      return ["PCREnzyme", "enzyme"];
    case "restriction":
      return type === "vector" ? ["enzyme"] : ["PCREnzyme", "enzyme"];
    case "ends":
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

export const vectorOf = ({ plasmids }: BenchPlan): BenchPlasmid | undefined =>
  plasmids.find(({ plasmidType }) => plasmidType === "vector");

/** The vector, then the fragments, as the product reads. */
export const inProductOrder = (plan: BenchPlan): readonly BenchPlasmid[] => {
  const vector = vectorOf(plan);
  const fragments = plan.plasmids.filter((one) => one !== vector);
  return vector ? [vector, ...fragments] : fragments;
};
