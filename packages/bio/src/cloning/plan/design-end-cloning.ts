import { reverseComplement } from "../../alphabet.ts";
import { type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { describeFragment } from "../fragment.ts";
import type { Design } from "./design.ts";
import type { PlanConflict, PlanOptions } from "./plan.ts";
import type { Target } from "./target.ts";

/** What the overhang of a directional TOPO vector pairs with. */
const DIRECTIONAL = "CACC";

/** TA and TOPO: a PCR product without tails goes into a vector, the first fragment; CACC makes it directional. */
export const designEndCloning = (
  method: "ta" | "topo",
  targets: readonly Target[],
  { variant = "ta", enzymes = [] }: PlanOptions,
): Design | AssemblyRefusal => {
  const [vector, insert, ...more] = targets;
  if (!vector || !insert || more.length > 0) {
    return refuseAssembly("bad-option", "A plan for TA or TOPO cloning takes a vector and one insert.");
  }
  const isDirectional = method === "topo" && variant === "directional";
  const planned = (isDirectional ? DIRECTIONAL : "") + insert.letters;
  return {
    ...{ method, enzymes, leadLength: isDirectional ? DIRECTIONAL.length : 0, junctions: [], expected: "" },
    tails: [null, { forward: isDirectional ? DIRECTIONAL : "", reverse: "" }],
    conflicts: conflictsOf(insert, isDirectional),
    assembly: { circularOnly: true, ...(method === "topo" ? { variant } : { enzymes }) },
    isPlanned: ({ topology, sequence }) =>
      topology === "circular" && (sequence + sequence).toUpperCase().includes(planned),
    steps: () => [polymerases[isDirectional || variant === "blunt" ? "blunt" : "tailing"], last[method]],
  };
};

const polymerases = {
  tailing: "Use Taq, or add A behind a proofreading polymerase: the ends need a single 3' A.",
  blunt: "Use a proofreading polymerase: the ends have to be blunt.",
} as const;

const last = {
  ta: "Ligate the product into the T vector overnight at 14 °C with T4 ligase and transform.",
  topo: "Mix the product with the TOPO vector, 5 minutes at room temperature, and transform; primers carry no 5' phosphate.",
} as const;

const conflictsOf = ({ fragment, letters }: Target, isDirectional: boolean): readonly PlanConflict[] => {
  const fragments = [fragment.index];
  if (!isDirectional) {
    const message = `Nothing holds ${describeFragment(fragment)} in one direction: half of the clones carry it the other way round, so check by PCR or digestion.`;
    return [{ code: "unknown-direction", message, fragments }];
  }
  if (!reverseComplement(letters, "dna").startsWith(DIRECTIONAL)) return [];
  const message = `${describeFragment(fragment)} ends with GGTG, so its other end fits the vector's overhang as well and clones of both directions come.`;
  return [
    { code: "unknown-direction", message: message.charAt(0).toUpperCase() + message.slice(1), fragments },
  ];
};
