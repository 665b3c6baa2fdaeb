import { type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { type Fragment, readFragments } from "../fragment.ts";
import { boundsOf } from "./binding-pair.ts";
import type { Design } from "./design.ts";
import { designEndCloning } from "./design-end-cloning.ts";
import { designGateway } from "./design-gateway.ts";
import { designGoldenGate } from "./design-golden-gate.ts";
import { designHomology, MIN_OVERLAP_TM } from "./design-homology.ts";
import { designRestriction } from "./design-restriction.ts";
import { designUser } from "./design-user.ts";
import { finishPlan } from "./finish-plan.ts";
import {
  type AssemblyPlan,
  MAX_PLANNED_FRAGMENTS,
  type PlanMethod,
  type PlannedFragment,
  type PlanOptions,
  type PlanResult,
} from "./plan.ts";
import { readTargets, type Target } from "./target.ts";

const methods: readonly PlanMethod[] = [
  "gibson",
  "golden-gate",
  "restriction-ligation",
  "hifi",
  "in-fusion",
  "overlap-extension",
  "moclo",
  "user",
  "ta",
  "topo",
  "gateway",
];

/**
 * A plan to join up to ten fragments in the given order: the method (the one with the fewest conflicts unless given),
 * primers with overlaps or type IIS sites, the product predicted from those primers, the steps, and a text for each
 * conflict: sites inside fragments, primers too long or with too low Tm, overhangs or overlaps that may join wrongly,
 * other products. A conflict does not end the plan; eleven fragments, unknown enzymes and unusable fragments do. Tm
 * by nearest neighbours at the spec's 250 nM and 50 mM (see {@link meltingTemperature}). For TA, TOPO and Gateway the
 * first fragment is the vector. A change within one plasmid is planned by {@link planMutagenesis}.
 *
 * @example const result = planAssembly([{ name: "vector", sequence: v }, { name: "gene", sequence: g }], { method:
 * "gibson" }); result.ok && result.plan.primers.length // 4
 * @example planAssembly(elevenFragments) // { ok: false, error: { code: "too-many-fragments", message: "11 fragments
 * were given; a plan joins at most 10." } }
 */
export const planAssembly = (inputs: readonly PlannedFragment[], options: PlanOptions = {}): PlanResult => {
  const { method = "auto" } = options;
  const count = Array.isArray(inputs) ? inputs.filter((one) => one?.isVector !== true).length : 0;
  if (count > MAX_PLANNED_FRAGMENTS) {
    const message = `${count} fragments were given; a plan joins at most ${MAX_PLANNED_FRAGMENTS}.`;
    return refuseAssembly("too-many-fragments", message);
  }
  if (method !== "auto" && !methods.includes(method)) {
    return refuseAssembly(
      "unknown-method",
      `No plan is made for "${method}"; there are ${methods.join(", ")}.`,
    );
  }
  const read = readFragments(inputs);
  if (!read.ok) return read;
  if (read.fragments.length < 2) {
    return refuseAssembly("too-few-fragments", "A plan joins at least two fragments.");
  }
  const targets = readTargets(inputs, read.fragments);
  if (!targets.ok) return targets;
  const wanted = method === "auto" ? methods.slice(0, 3) : [method];
  return bestPlan(wanted, targets.targets, read.fragments, options);
};

const bestPlan = (
  wanted: readonly PlanMethod[],
  targets: readonly Target[],
  fragments: readonly Fragment[],
  options: PlanOptions,
): PlanResult => {
  let best: AssemblyPlan | null = null;
  let refusal: AssemblyRefusal = refuseAssembly("no-product", "No method joins these fragments.");
  for (const method of wanted) {
    if (options.signal?.aborted) return refuseAssembly("aborted", "The planning was cancelled.");
    const design = designFor(method, targets, options);
    if ("ok" in design) {
      refusal = design;
      continue;
    }
    const plan = finishPlan(design, targets, fragments, options);
    if (!best || plan.conflicts.length < best.conflicts.length) best = plan;
    if (plan.conflicts.length === 0) break;
  }
  return best ? { ok: true, plan: best } : refusal;
};

const designFor = (
  method: PlanMethod,
  targets: readonly Target[],
  options: PlanOptions,
): Design | AssemblyRefusal => {
  const isCircular = method !== "overlap-extension" && options.topology !== "linear";
  if (method === "user") return designUser(targets);
  if (method === "gateway") return designGateway(targets);
  if (method === "ta" || method === "topo") return designEndCloning(method, targets, options);
  if (method === "restriction-ligation") return designRestriction(targets, options);
  if (method === "golden-gate" || method === "moclo")
    return designGoldenGate(method, targets, isCircular, options);
  const overlapLength = options.overlapLength ?? (method === "in-fusion" ? 15 : 20);
  if (!Number.isInteger(overlapLength) || overlapLength < 8 || overlapLength > 100) {
    return refuseAssembly("bad-option", `An overlap of ${overlapLength} bases is not between 8 and 100.`);
  }
  const { overlapMinTm = MIN_OVERLAP_TM, hasEvenPrimers = false } = options;
  const even = hasEvenPrimers ? boundsOf({ ...options, method }) : null;
  return designHomology(method, targets, isCircular, { length: overlapLength, minTm: overlapMinTm, even });
};
