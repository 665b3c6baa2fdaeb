import { bluntEnd } from "../../molecule/molecule.ts";
import { simulatePcr } from "../../primer/simulate-pcr.ts";
import {
  type AssemblyProduct,
  type AssemblyRefusal,
  type AssemblyResult,
  refuseAssembly,
} from "../assembly.ts";
import { productOf } from "../build-product.ts";
import { describeFragment, type Fragment, sentenceFragment } from "../fragment.ts";
import { type AssemblyOptions, type OligoInput, oligoOf } from "../options.ts";

/** pydna's and this method's least number of pairing bases at a primer's 3' end. */
const MIN_ANNEAL = 13;

/** PCR on one template: each product that the two primers make, shortest first, blunt and without phosphates. */
export const assembleByPcr = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const template = fragments[0]!;
  if (fragments.length > 1) {
    return refuseAssembly("too-many-fragments", "A PCR has one template; the others have no part in it.");
  }
  const { forward, reverse } = options;
  if (forward === undefined || reverse === undefined) {
    return refuseAssembly("bad-option", "A PCR needs a forward and a reverse primer.");
  }
  const amplified = amplify(template, forward, reverse, options, method);
  return amplified.ok ? { ok: true, products: amplified.products, warnings: [] } : amplified;
};

/** The products of a primer pair on a fragment, or which primer does not bind. */
export const amplify = (
  template: Fragment,
  forward: OligoInput,
  reverse: OligoInput,
  options: AssemblyOptions,
  method = "pcr",
): { readonly ok: true; readonly products: readonly AssemblyProduct[] } | AssemblyRefusal => {
  const primers = [oligoOf(forward, "forward"), oligoOf(reverse, "reverse")];
  const minAnneal = options.minAnneal ?? MIN_ANNEAL;
  const pcr = simulatePcr(template.record, primers, {
    minThreePrimeMatches: minAnneal,
    minFivePrimeMatches: 0,
    maxMismatches: 0,
    minTm: Number.NEGATIVE_INFINITY,
    maxTm: Number.POSITIVE_INFINITY,
    maxProductLength: Number.POSITIVE_INFINITY,
    ...(options.signal && { signal: options.signal }),
  });
  if (!pcr.ok) {
    const code = pcr.error.code === "aborted" ? "aborted" : "bad-option";
    return refuseAssembly(code, pcr.error.message);
  }
  const ends = { left: bluntEnd(false), right: bluntEnd(false) };
  const products = pcr.products
    .filter((product) => product.forward !== product.reverse)
    .map(({ record, forwardSite, reverseSite, forward: left, reverse: right }) => {
      const { size } = template;
      const span = reverseSite.start + reverseSite.length - forwardSite.start;
      // Round a whole circle, a tail that pairs by chance pairs with bases that are counted at the other end.
      const pairs = Math.min(record.sequence.length - forwardSite.tailLength - reverseSite.tailLength, size);
      const end = forwardSite.start + (template.isCircular ? pairs : Math.min(span, size));
      const name = options.name ?? record.name;
      const making = { method, primers: [primers[left]!, primers[right]!] };
      const parts = [{ from: template.lineage, start: forwardSite.start, end, strand: 1 as const }];
      return productOf({ record: { ...record, name }, ends }, making, { parts, junctions: [] });
    });
  if (products.length > 0) return { ok: true, products };
  return refuseAssembly("no-primer-site", explainNoProduct(template, primers, minAnneal), [template.index]);
};

const explainNoProduct = (
  template: Fragment,
  primers: readonly { readonly name: string; readonly bases: string }[],
  minAnneal: number,
): string => {
  const unbound = primers.filter(({ bases }) => {
    const foot = bases.slice(-minAnneal);
    return ([1, -1] as const).every((strand) => {
      const letters = template.letters(strand);
      return !(template.isCircular ? letters + letters.slice(0, minAnneal - 1) : letters).includes(foot);
    });
  });
  const names = unbound.map(({ name }) => name).join(" and ");
  return names
    ? `The last ${minAnneal} bases of the ${names} primer pair nowhere with ${describeFragment(template)}.`
    : `${sentenceFragment(template)}: the primers bind, but do not face each other, so there is no product.`;
};
