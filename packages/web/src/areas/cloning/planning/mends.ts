import type { BenchPlan } from "@benchleaf/contract";
import { bindTypesOf, familyOf } from "./bench-methods.ts";
import type { BenchConflict, Mend } from "./planned-bench.ts";

const LONGER_OVERLAP = 10;
const LONGEST_OVERLAP = 40;

/** A conflict with what can be offered against it. */
export const mendFor = (
  conflict: BenchConflict,
  plan: BenchPlan,
  usable: readonly string[],
): BenchConflict => {
  const mend = offer(conflict, plan, usable);
  return mend ? { ...conflict, mend } : conflict;
};

const offer = ({ code }: BenchConflict, plan: BenchPlan, usable: readonly string[]): Mend | null => {
  const family = familyOf(plan.cloningMethod);
  const isRestriction = family === "restriction";
  switch (code) {
    case "no-vector": {
      const [first] = plan.plasmids;
      return first ? { kind: "vector", plasmidId: first.id } : null;
    }
    case "own-primer-fails":
    case "no-overlap":
      return { kind: "ownPrimers" };
    case "enzyme-wanted":
    case "not-cut":
    case "not-opened":
    case "no-compatible-ends":
      if (usable.length > 0) return { kind: "enzymes", names: usable.slice(0, isRestriction ? 2 : 1) };
      return isRestriction ? { kind: "method", method: "gibson" } : null;
    case "internal-site":
      if (usable.length > 0 && !plan.enzymes.includes(usable[0]!))
        return { kind: "enzymes", names: usable.slice(0, isRestriction ? 2 : 1) };
      return { kind: "method", method: "gibson" };
    case "no-enzyme":
      return { kind: "method", method: "gibson" };
    case "weak-overlap":
      return (plan.overlapLength ?? 20) + LONGER_OVERLAP <= LONGEST_OVERLAP
        ? { kind: "overlap", length: (plan.overlapLength ?? 20) + LONGER_OVERLAP }
        : { kind: "method", method: "golden-gate" };
    case "short-fragment":
    case "repeated-overlap":
      return { kind: "method", method: "golden-gate" };
    case "bind-mix":
      return { kind: "binds" };
    default:
      return null;
  }
};

/** The plan with each plasmid bound in a way that its method knows. */
export const fitBinds = (plan: BenchPlan): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) => {
    const known = bindTypesOf(plan.cloningMethod, plasmid.plasmidType);
    const { bindType } = plasmid.plasmidConfig;
    if (known.includes(bindType)) return plasmid;
    return { ...plasmid, plasmidConfig: { ...plasmid.plasmidConfig, bindType: known[0]! } };
  }),
});

/** What the method cuts with belongs to the method: another one begins without. */
export const withMethod = (plan: BenchPlan, cloningMethod: BenchPlan["cloningMethod"]): BenchPlan =>
  fitBinds({
    ...plan,
    cloningMethod,
    enzymes: [],
    plasmids: plan.plasmids.map((plasmid) => ({
      ...plasmid,
      plasmidConfig: { ...plasmid.plasmidConfig, fPrimer: null, rPrimer: null },
    })),
  });

/** The plan after a mend. */
export const applyMend = (plan: BenchPlan, mend: Mend): BenchPlan => {
  switch (mend.kind) {
    case "enzymes":
      return familyOf(plan.cloningMethod) === "homology"
        ? openWith(plan, mend.names)
        : { ...plan, enzymes: [...mend.names] };
    case "method":
      return withMethod(plan, mend.method);
    case "overlap":
      return { ...plan, overlapLength: mend.length };
    case "vector":
      return fitBinds({
        ...plan,
        plasmids: plan.plasmids.map((plasmid) => ({
          ...plasmid,
          plasmidType: plasmid.id === mend.plasmidId ? "vector" : "fragment",
        })),
      });
    case "binds":
      return plan.cloningMethod === "restriction-ligation" && plan.plasmids.length > 2
        ? withMethod(plan, "golden-gate")
        : { ...plan, plasmids: plan.plasmids.map(amplifiedAgain(plan)) };
    case "ownPrimers":
      return withMethodPrimers(plan);
  }
};

const openWith = (plan: BenchPlan, names: readonly string[]): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) =>
    plasmid.plasmidConfig.bindType === "enzyme"
      ? { ...plasmid, plasmidConfig: { ...plasmid.plasmidConfig, enzymes: [...names] } }
      : plasmid,
  ),
});

const amplifiedAgain =
  (plan: BenchPlan) =>
  (plasmid: BenchPlan["plasmids"][number]): BenchPlan["plasmids"][number] => ({
    ...plasmid,
    plasmidConfig: {
      ...plasmid.plasmidConfig,
      bindType: bindTypesOf(plan.cloningMethod, plasmid.plasmidType)[0]!,
    },
  });

const withMethodPrimers = (plan: BenchPlan): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) => ({
    ...plasmid,
    plasmidConfig: { ...plasmid.plasmidConfig, fPrimer: null, rPrimer: null },
  })),
});
