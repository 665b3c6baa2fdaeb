import {
  type AssemblyFragment,
  type AssemblyPlan,
  assemble,
  findAttSites,
  type PlanConflict,
  type PlanMethod,
  type PlannedFragment,
  planAssembly,
} from "@benchleaf/bio";
import type { BenchPlan, CloningMethod } from "@benchleaf/contract";
import { familyOf } from "./bench-methods.ts";
import { presentProduct, rankProducts } from "./make-products.ts";
import type { BenchConflict, BenchPrimer, BenchProduct, PlannedBench } from "./planned-bench.ts";
import { amplify, type BenchMolecule, conflictOf, primersOf } from "./prepared-plasmid.ts";

export type JoinResult = Omit<PlannedBench, "usableEnzymes">;
export const nothing = (conflicts: readonly BenchConflict[]): JoinResult => ({
  conflicts,
  primers: [],
  enzymes: [],
  products: [],
  amplicons: {},
});

const hasOwnPrimers = (molecules: readonly BenchMolecule[]): boolean =>
  molecules.some(
    ({ plasmid: { plasmidConfig: one } }) =>
      one.bindType !== "enzyme" && (one.fPrimer !== null || one.rPrimer !== null),
  );

interface Joining {
  readonly primers: readonly BenchPrimer[];
  readonly enzymes: readonly string[];
  readonly conflicts: readonly BenchConflict[];
  /** Unchanged inputs by position; otherwise a plasmid is amplified, or used whole to be cut. */
  readonly fixed?: readonly (AssemblyFragment | undefined)[];
}

/** The product of these very primers: for a person's own, and where the engine plans no such thing. */
export const joined = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  { primers, enzymes, conflicts, fixed = [] }: Joining,
): JoinResult => {
  if (plan.cloningMethod === "mutagenesis") return mutated(plan, molecules, { primers, enzymes, conflicts });
  const bare = plan.cloningMethod === "user" ? primers.filter(({ bases }) => !bases.includes("U")) : [];
  if (bare.length > 0) {
    const wanted = conflictOf("uracil-wanted", [...new Set(bare.map(({ plasmidId }) => plasmidId))]);
    return { ...nothing([...conflicts, wanted]), primers, enzymes };
  }
  const pieces: AssemblyFragment[] = [];
  const amplicons: Record<string, number> = {};
  for (const [index, molecule] of molecules.entries()) {
    const { id } = molecule.plasmid;
    const isAmplified = primers.some(({ plasmidId }) => plasmidId === id);
    const product = isAmplified ? amplify(molecule, primers) : null;
    if (isAmplified && product === null) {
      const failed = conflictOf("own-primer-fails", [id]);
      return { conflicts: [...conflicts, failed], primers, enzymes, amplicons, products: [] };
    }
    if (product) amplicons[id] = product.sequence.length;
    pieces.push(product ?? fixed[index] ?? { record: molecule.record });
  }
  const family = familyOf(plan.cloningMethod);
  const isCut = family === "golden-gate" || family === "restriction";
  const result = assemble(plan.cloningMethod, pieces, {
    circularOnly: plan.cloningMethod !== "overlap-extension",
    ...(isCut && { enzymes, completeDigestion: true }),
    ...(plan.cloningMethod === "user" && { primers: molecules.map((one) => pairOf(one, primers)) }),
    ...(plan.cloningMethod === "gateway" && { reaction: "BP" as const }),
    ...(family === "homology" && {
      minOverlap: plan.overlapLength ?? (plan.cloningMethod === "in-fusion" ? 15 : 20),
    }),
  });
  if (!result.ok) {
    const refusal = refusalOf(result.error.code, molecules, result.error.fragments, enzymes);
    return { conflicts: [...conflicts, refusal], primers, enzymes, amplicons, products: [] };
  }
  const isClone = plan.cloningMethod === "gateway" ? isEntryClone : () => true;
  const products = rankProducts(result.products, molecules).filter(isClone);
  const closing = result.warnings
    .filter(({ code }) => code === "self-closure")
    .map(({ fragments = [] }) => ({
      ...conflictOf("self-closure", idsOf(molecules, fragments)),
      isBlocking: false,
    }));
  const several = products.length > 1 ? [{ ...conflictOf("other-products", []), isBlocking: false }] : [];
  return { conflicts: [...conflicts, ...closing, ...several], primers, enzymes, amplicons, products };
};

/** A BP clone has attL sites alone; by-products and cointegrates are lost in cells. */
const isEntryClone = ({ record }: BenchProduct): boolean =>
  findAttSites(record.sequence, record.topology === "circular").every(({ type }) => type === "L");

const pairOf = ({ plasmid }: BenchMolecule, primers: readonly BenchPrimer[]): readonly [string, string] => {
  const of = (direction: BenchPrimer["direction"]): string =>
    primers.find((one) => one.plasmidId === plasmid.id && one.direction === direction)?.bases ?? "";
  return [of("forward"), of("reverse")];
};

/** The plasmid that primers written by hand carry a change into. */
const mutated = (
  { mutation }: BenchPlan,
  molecules: readonly BenchMolecule[],
  { primers, enzymes, conflicts }: Pick<Joining, "primers" | "enzymes" | "conflicts">,
): JoinResult => {
  const [vector] = molecules;
  const [forward, reverse] = pairOf(vector!, primers);
  const style = mutation?.style ?? "back-to-back";
  const made = assemble("mutagenesis", [{ record: vector!.record }], { forward, reverse, style });
  const before = { primers, enzymes, amplicons: {} };
  if (!made.ok) {
    const failed = conflictOf("own-primer-fails", [vector!.plasmid.id]);
    return { ...before, conflicts: [...conflicts, failed], products: [] };
  }
  return { ...before, conflicts, products: made.products.map(presentProduct) };
};

type PlanInput = Omit<NonNullable<Parameters<typeof planAssembly>[1]>, "method">;

/** The engine's plan; where a person wrote primers, its product made again of these. */
export const planned = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  inputs: readonly PlannedFragment[],
  input: PlanInput,
): JoinResult => {
  const method = plannedMethod(plan.cloningMethod);
  if (method === null) return nothing([refusalOf("unknown-method", molecules)]);
  const result = planAssembly(inputs, { ...input, method });
  if (!result.ok)
    return nothing([refusalOf(result.error.code, molecules, result.error.fragments, plan.enzymes)]);
  return finished(plan, molecules, inputs, result.plan);
};

/** The engine plans these itself; the bench puts the others together of its parts. */
const plannedMethod = (method: CloningMethod): PlanMethod | null =>
  method === "blunt" ||
  method === "lic" ||
  method === "annealed-oligos" ||
  method === "cre-lox" ||
  method === "pcr"
    ? null
    : method;

export const finished = (
  plan: BenchPlan,
  molecules: readonly BenchMolecule[],
  inputs: readonly PlannedFragment[],
  made: AssemblyPlan,
  more: readonly BenchConflict[] = [],
): JoinResult => {
  const { conflicts, primers: designed, enzymes, product } = made;
  const primers = primersOf(molecules, designed);
  const allConflicts = [...more, ...conflicts.map((one) => conflictFrom(one, molecules, enzymes, made))];
  if (!hasOwnPrimers(molecules)) {
    const amplicons = Object.fromEntries(
      made.amplicons.flatMap((length, index) =>
        length === null ? [] : [[molecules[index]!.plasmid.id, length]],
      ),
    );
    return {
      conflicts: allConflicts,
      primers,
      enzymes,
      amplicons,
      products: product ? [presentProduct(product)] : [],
    };
  }
  const fixed = inputs.map((one) => (one.isFixed ? one : undefined));
  const ofDesign = allConflicts.filter(
    ({ code }) => code !== "prediction-failed" && code !== "other-products",
  );
  return joined(plan, molecules, { primers, enzymes, conflicts: ofDesign, fixed });
};

const idsOf = (molecules: readonly BenchMolecule[], fragments: readonly number[]): string[] => [
  ...new Set(fragments.flatMap((index) => molecules[index]?.plasmid.id ?? [])),
];

export const conflictFrom = (
  { code, fragments = [], position, figure, enzymes: better }: PlanConflict,
  molecules: readonly BenchMolecule[],
  enzymes: readonly string[],
  whole?: AssemblyPlan,
): BenchConflict => ({
  code,
  isBlocking: code === "prediction-failed" || (whole !== undefined && whole.product === null),
  plasmidIds: idsOf(molecules, fragments),
  ...(position !== undefined && { position }),
  ...((code === "internal-site" || code === "site-again") && { enzyme: enzymes.join(" / ") }),
  ...(code === "close-sites" && { enzyme: enzymes.join(" + "), count: figure ?? 0 }),
  ...(better && { mend: { kind: "enzymes", names: better } }),
});

const known: ReadonlySet<string> = new Set<BenchConflict["code"]>([
  "no-overlap",
  "no-enzyme",
  "no-compatible-ends",
  "no-phosphate",
  "no-recombination-site",
  "unknown-overhang",
]);

export const refusalOf = (
  code: string,
  molecules: readonly BenchMolecule[],
  fragments: readonly number[] = [],
  enzymes: readonly string[] = [],
): BenchConflict => {
  const ids = idsOf(molecules, fragments);
  if (code === "no-site") return conflictOf("not-cut", ids, { enzyme: enzymes.join(" + ") });
  if (code === "site-again") return conflictOf("site-again", ids, { enzyme: enzymes.join(" / ") });
  return conflictOf(known.has(code) ? (code as BenchConflict["code"]) : "refused", ids);
};
