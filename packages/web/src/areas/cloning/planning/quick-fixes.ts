import type { BenchPlan, PlasmidConfig } from "@benchleaf/contract";
import { bindTypesOf, familyOf, opensEach, placesOf, treats } from "./bench-methods.ts";
import type { BenchConflict, QuickFix } from "./planned-bench.ts";

/** Primers of the design instead of a person's or the library's. */
const designedAnew = { fPrimer: null, rPrimer: null, fPrimerId: null, rPrimerId: null } as const;

/** What can be offered against a conflict, the best first; whether one helps on this bench is for the caller to try. */
export const quickFixesFor = (
  { code, plasmidIds, mend }: BenchConflict,
  plan: BenchPlan,
  usable: readonly string[],
): readonly QuickFix[] => {
  const family = familyOf(plan.cloningMethod);
  const isRestriction = family === "restriction" || family === "oligos";
  const [concerned] = plasmidIds;
  const enzymes: readonly QuickFix[] =
    usable.length > 0
      ? [
          {
            kind: "enzymes",
            names: usable.slice(0, isRestriction ? 2 : 1),
            ...(opensEach(plan.cloningMethod) && concerned !== undefined && { plasmidId: concerned }),
          },
        ]
      : [];
  const gibson: QuickFix = { kind: "method", method: "gibson" };
  const goldenGate: QuickFix = { kind: "method", method: "golden-gate" };
  const amplify: readonly QuickFix[] =
    concerned !== undefined && canBeAmplified(plan, concerned)
      ? [{ kind: "amplify", plasmidId: concerned }]
      : [];
  switch (code) {
    case "no-vector": {
      const [first] = placesOf(plan);
      return first ? [{ kind: "vector", plasmidId: first.id }] : [];
    }
    case "no-phosphate":
      return treats(plan.cloningMethod)
        ? [...plasmidIds]
            .reverse()
            .map((plasmidId) => ({ kind: "treat", plasmidId, treatment: "phosphorylate" }))
        : [];
    case "self-closure":
      return concerned !== undefined && treats(plan.cloningMethod)
        ? [{ kind: "treat", plasmidId: concerned, treatment: "dephosphorylate" }]
        : [];
    case "uracil-wanted":
      return [{ kind: "ownPrimers" }];
    case "own-primer-fails":
    case "no-overlap":
      return [{ kind: "ownPrimers" }, { kind: "binds" }];
    case "enzyme-wanted":
    case "not-cut":
    case "not-opened":
    case "no-compatible-ends":
      return [...enzymes, ...amplify, { kind: "binds" }, ...(isRestriction ? [gibson] : [])];
    case "internal-site":
    case "site-again":
      return [...enzymes.filter(({ kind }) => kind === "enzymes" && !isSame(plan.enzymes, usable)), gibson];
    case "no-enzyme":
    case "vector-only":
      return [gibson];
    case "weak-overlap":
    case "short-fragment":
    case "repeated-overlap":
      return [goldenGate];
    case "bind-mix":
      return [{ kind: "binds" }];
    default:
      return mend ? [mend] : [];
  }
};

const canBeAmplified = ({ cloningMethod, plasmids }: BenchPlan, id: string): boolean => {
  const plasmid = plasmids.find((one) => one.id === id);
  return plasmid !== undefined && bindTypesOf(cloningMethod, plasmid.plasmidType).includes("PCR");
};

const isSame = ([chosen]: readonly string[], [best]: readonly string[]): boolean => chosen === best;

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
      plasmidConfig: { ...plasmid.plasmidConfig, ...designedAnew },
      cloningMethod,
    })),
  });

/** The plan after a fix. */
export const applyQuickFix = (plan: BenchPlan, mend: QuickFix): BenchPlan => {
  switch (mend.kind) {
    case "enzymes":
      return mend.plasmidId === undefined
        ? { ...plan, enzymes: [...mend.names] }
        : configured(plan, mend.plasmidId, { enzymes: [...mend.names] });
    case "amplify":
      return configured(plan, mend.plasmidId, { bindType: "PCR" });
    case "method":
      return withMethod(plan, mend.method);
    case "vector":
      return fitBinds({
        ...plan,
        plasmids: plan.plasmids.map((plasmid) => ({
          ...plasmid,
          plasmidType: (plasmid.alternativeTo ?? plasmid.id) === mend.plasmidId ? "vector" : "fragment",
        })),
      });
    case "binds":
      return plan.cloningMethod === "restriction-ligation" && placesOf(plan).length > 2
        ? bindAnew(withMethod(plan, "golden-gate"))
        : bindAnew(plan);
    case "treat":
      return withTreatment(plan, mend);
    case "ownPrimers":
      return withMethodPrimers(plan);
    case "bases":
      return withBases(plan, mend);
  }
};

/** The last word on phosphates is the one that counts. */
const withTreatment = (
  plan: BenchPlan,
  { plasmidId, treatment }: Extract<QuickFix, { kind: "treat" }>,
): BenchPlan => {
  const before = plan.plasmids.find(({ id }) => id === plasmidId)?.plasmidConfig.treatments ?? [];
  const kept = before.filter((one) => one.treatment === "fill-in" || one.treatment === "blunt");
  return configured(plan, plasmidId, { treatments: [...kept, { treatment }] });
};

const configured = (plan: BenchPlan, id: string, change: Partial<PlasmidConfig>): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) =>
    plasmid.id === id ? { ...plasmid, plasmidConfig: { ...plasmid.plasmidConfig, ...change } } : plasmid,
  ),
});

/** Each plasmid uses the default ends of its method unless set otherwise. */
const bindAnew = (plan: BenchPlan): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) => ({
    ...plasmid,
    plasmidConfig: {
      ...plasmid.plasmidConfig,
      bindType: bindTypesOf(plan.cloningMethod, plasmid.plasmidType)[0]!,
    },
  })),
});

const withMethodPrimers = (plan: BenchPlan): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) => ({
    ...plasmid,
    plasmidConfig: { ...plasmid.plasmidConfig, ...designedAnew },
  })),
});

/** Next to the stretch, so that what a person wrote before stays where it was. */
const withBases = (
  plan: BenchPlan,
  { plasmidId, side, letters }: Extract<QuickFix, { kind: "bases" }>,
): BenchPlan => ({
  ...plan,
  plasmids: plan.plasmids.map((plasmid) => {
    if (plasmid.id !== plasmidId) return plasmid;
    const { lead, trail } = plasmid.plasmidConfig;
    const brought = side === "lead" ? { lead: lead + letters } : { trail: letters + trail };
    return {
      ...plasmid,
      plasmidConfig: { ...plasmid.plasmidConfig, ...brought, ...designedAnew },
    };
  }),
});
