import { reverseComplement } from "../../alphabet.ts";
import type { MoleculeEnd } from "../../molecule/molecule.ts";
import { type AssemblyRefusal, type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { describeFragment, type Fragment, fragmentOf, sentenceFragment } from "../fragment.ts";
import { type AssemblyOptions, type OligoInput, oligoOf } from "../options.ts";
import { withEnds } from "../tail-fragment.ts";
import { ligate } from "./ligation.ts";
import { amplify } from "./pcr.ts";

/** Shorter overhangs do not hold at 37 °C. */
const MIN_OVERHANG = 6;

/**
 * USER cloning: each fragment is amplified with primers that contain one U; uracil is excised, the bases before it
 * dissociate, and the remaining 3' overhang of 6 bases or more pairs with that of the next fragment. `primers` has a
 * pair for each fragment in order; fragments whose ends are given need none. Source: Nour-Eldin et al., Nucleic Acids
 * Res. 2006;34:e122; Bitinaite et al., Nucleic Acids Res. 2007;35:1992.
 */
export const assembleByUser = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const excised: Fragment[] = [];
  const primers: { name: string; bases: string }[] = [];
  for (const fragment of fragments) {
    const pair = options.primers?.[fragment.index];
    if (!pair && fragment.hasGivenEnds) {
      excised.push(fragment);
      continue;
    }
    if (!pair) {
      const message = `${sentenceFragment(fragment)} has neither primers with U nor overhangs.`;
      return refuseAssembly("bad-option", message, [fragment.index]);
    }
    const made = exciseUracil(fragment, pair, options);
    if (!made.ok) return made;
    excised.push(made.fragment);
    primers.push(...made.primers);
  }
  const rules = { allowBlunt: false, needsPhosphate: false, minOverhang: MIN_OVERHANG };
  const joined = ligate(excised, options, { method, cuts: false, rules });
  return joined.ok
    ? { ...joined, products: joined.products.map((product) => ({ ...product, primersUsed: primers })) }
    : joined;
};

const exciseUracil = (
  template: Fragment,
  pair: readonly [OligoInput, OligoInput],
  options: AssemblyOptions,
):
  | {
      readonly ok: true;
      readonly fragment: Fragment;
      readonly primers: readonly { name: string; bases: string }[];
    }
  | AssemblyRefusal => {
  const number = template.index + 1;
  const primers = [oligoOf(pair[0], `forward ${number}`), oligoOf(pair[1], `reverse ${number}`)];
  const lengths = primers.map(({ bases }) => bases.indexOf("U") + 1);
  const without = primers.find((_, index) => lengths[index] === 0);
  if (without) {
    const message = `The ${without.name} primer of ${describeFragment(template)} has no U to be cut out.`;
    return refuseAssembly("bad-option", message, [template.index]);
  }
  const [forward, reverse] = primers.map(({ name, bases }) => ({ name, bases: bases.replaceAll("U", "T") }));
  const amplified = amplify(template, forward!, reverse!, options);
  if (!amplified.ok) return amplified;
  const product = amplified.products[0]!;
  const amplicon = fragmentOf(
    { ...product.record, name: template.name },
    template.index,
    null,
    product.lineage,
  );
  const isForward = product.primersUsed[0]!.name === forward!.name;
  const [left, right] = isForward ? lengths : [lengths[1], lengths[0]];
  return {
    ok: true,
    fragment: withEnds(amplicon, {
      left: overhang(reverseComplement(amplicon.letters(1).slice(0, left), "dna")),
      right: overhang(amplicon.letters(1).slice(amplicon.size - right!)),
    }),
    primers,
  };
};

const overhang = (bases: string): MoleculeEnd => ({ kind: "3'-overhang", bases, hasPhosphate: true });
