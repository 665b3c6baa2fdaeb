import { reverseComplement } from "../../alphabet.ts";
import { checksum } from "../../checksum/checksum.ts";
import { assemble } from "../assemble.ts";
import type { AssemblyFragment, AssemblyProduct } from "../assembly.ts";
import { describeFragment, type Fragment, sentenceFragment } from "../fragment.ts";
import { amplify } from "../methods/pcr.ts";
import { boundsOf, designPair } from "./binding-pair.ts";
import type { Design } from "./design.ts";
import type { AssemblyPlan, PlanConflict, PlannedPrimer, PlanOptions } from "./plan.ts";
import type { Target } from "./target.ts";

/** Primers for a design, the product predicted from them, and all that was found in the way. */
export const finishPlan = (
  design: Design,
  targets: readonly Target[],
  fragments: readonly Fragment[],
  options: PlanOptions,
): AssemblyPlan => {
  const bounds = boundsOf({ ...options, method: design.method });
  const primers: PlannedPrimer[] = [];
  const conflicts: PlanConflict[] = [...design.conflicts];
  const steps: string[] = [];
  const inputs: AssemblyFragment[] = [];
  const amplicons: (number | null)[] = targets.map(() => null);
  for (const [index, target] of (design.targets ?? targets).entries()) {
    const fragment = fragments[index]!;
    const tails = design.tails[index];
    if (!tails) {
      inputs.push({
        record: fragment.record,
        ends: fragment.hasGivenEnds ? fragment.ends : null,
        lineage: fragment.lineage,
      });
      continue;
    }
    const pair = designPair(target, tails, bounds, design.leadLength);
    primers.push(...withUracil(pair.primers, design.uracils?.[index]));
    conflicts.push(...pair.conflicts);
    const amplified = amplifyTarget(target, fragment, pair.primers, tails);
    conflicts.push(...amplified.conflicts);
    if (!amplified.product) continue;
    const [forward, reverse] = pair.primers;
    steps.push(
      `Amplify ${describeFragment(fragment)} with ${forward?.name} and ${reverse?.name}: ${amplified.product.sequence.length} bp.`,
    );
    amplicons[index] = amplified.product.sequence.length;
    inputs.push({ ...amplified.product, name: fragment.name });
  }
  const predicted = predict(design, primers, inputs, targets.length);
  return {
    method: design.method,
    enzymes: design.enzymes,
    primers,
    junctions: design.junctions,
    amplicons,
    product: predicted.product,
    steps: [...steps, ...design.steps(primers)],
    conflicts: [...conflicts, ...predicted.conflicts],
  };
};

const amplifyTarget = (
  { letters }: Target,
  fragment: Fragment,
  [forward, reverse]: readonly PlannedPrimer[],
  tails: { readonly forward: string; readonly reverse: string },
): { readonly product: AssemblyProduct | null; readonly conflicts: readonly PlanConflict[] } => {
  const fragments = [fragment.index];
  const amplified = amplify(fragment, forward!, reverse!, {});
  if (!amplified.ok) {
    return {
      product: null,
      conflicts: [{ code: "prediction-failed", message: amplified.error.message, fragments }],
    };
  }
  const wanted = tails.forward + letters + reverseComplement(tails.reverse, "dna");
  const other = reverseComplement(wanted, "dna");
  const isWanted = ({ sequence }: AssemblyProduct): boolean =>
    sequence.toUpperCase() === wanted || sequence.toUpperCase() === other;
  const product = amplified.products.find(isWanted) ?? null;
  const conflicts = amplified.products
    .filter((one) => !isWanted(one))
    .slice(0, 3)
    .map(
      ({ sequence }): PlanConflict => ({
        code: "other-products",
        message: `The primers of ${describeFragment(fragment)} also make a product of ${sequence.length} bp.`,
        fragments,
      }),
    );
  if (product) return { product, conflicts };
  const message = `${sentenceFragment(fragment)}: the primers do not make the planned stretch.`;
  return { product, conflicts: [...conflicts, { code: "prediction-failed", message, fragments }] };
};

/** Primers with the one base that is ordered as U. */
const withUracil = (
  primers: readonly PlannedPrimer[],
  places: { readonly forward: number; readonly reverse: number } | undefined,
): readonly PlannedPrimer[] =>
  places === undefined
    ? primers
    : primers.map((primer) => {
        const place = places[primer.direction];
        if (place < 0) return primer;
        const bases = `${primer.bases.slice(0, place)}U${primer.bases.slice(place + 1)}`;
        const { length } = primer.tail;
        return { ...primer, bases, tail: bases.slice(0, length), binding: bases.slice(length) };
      });

/** Methods that always make by-products, of which their designs speak. */
const severalProducts: ReadonlySet<string> = new Set(["restriction-ligation", "gateway", "ta", "topo"]);

const predict = (
  design: Design,
  primers: readonly PlannedPrimer[],
  inputs: readonly AssemblyFragment[],
  count: number,
): { readonly product: AssemblyProduct | null; readonly conflicts: readonly PlanConflict[] } => {
  if (inputs.length < count) return { product: null, conflicts: [] };
  const result = design.predict?.(primers, inputs) ?? assemble(design.method, inputs, design.assembly);
  const failed = (message: string): PlanConflict => ({ code: "prediction-failed", message });
  if (!result.ok) return { product: null, conflicts: [failed(result.error.message)] };
  const sums = (["circular", "linear"] as const).map((topology) => checksum(design.expected, { topology }));
  const isPlanned = design.isPlanned ?? ((one: AssemblyProduct) => sums.includes(one.checksum));
  const product = result.products.find(isPlanned) ?? null;
  const others = result.products.length - (product ? 1 : 0);
  const conflicts: PlanConflict[] = [];
  if (!product) conflicts.push(failed("The primers join the fragments, but not to the planned product."));
  if (others > 0 && !severalProducts.has(design.method)) {
    const message = `The fragments can also be joined to ${others} other ${others === 1 ? "product" : "products"}.`;
    conflicts.push({ code: "other-products", message });
  }
  return { product, conflicts };
};
