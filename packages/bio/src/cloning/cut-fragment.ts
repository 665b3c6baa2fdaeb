import { findCutSites } from "../enzyme/find-cut-sites.ts";
import { cutMolecule, type StrandCuts } from "../molecule/cut-molecule.ts";
import { type AssemblyRefusal, refuseAssembly } from "./assembly.ts";
import { partOf, productOf } from "./build-product.ts";
import { type Fragment, fragmentOf } from "./fragment.ts";
import type { AssemblyOptions } from "./options.ts";

/** A cut through both strands of a fragment's top strand, and by which enzyme. */
export interface FragmentCut extends StrandCuts {
  readonly enzyme: string;
}

/**
 * Where the enzymes of the options cut a fragment through both strands, in order, each place once. On a circle the
 * lower of the two gaps is on it and the other may run past the origin.
 */
export const cutsOf = (
  fragment: Fragment,
  options: AssemblyOptions,
): { readonly ok: true; readonly cuts: readonly FragmentCut[] } | AssemblyRefusal => {
  const { enzymes, methylation } = options;
  const found = findCutSites(fragment.record.sequence, {
    topology: fragment.record.topology,
    ...(enzymes !== undefined && { enzymes }),
    ...(methylation && { methylation }),
  });
  if (!found.ok) {
    const code = found.error.code === "unknown-enzyme" ? "unknown-enzyme" : "bad-option";
    return refuseAssembly(code, found.error.message);
  }
  const cuts = new Map<string, FragmentCut>();
  for (const site of found) {
    const { topCut, bottomCut, enzyme, overhang } = site;
    if (topCut === null || bottomCut === null) continue;
    const isTopFirst = site.overhangKind !== "3'";
    const low = isTopFirst ? topCut : bottomCut;
    const high = low + overhang.length;
    const cut = isTopFirst ? { top: low, bottom: high } : { top: high, bottom: low };
    const key = `${cut.top} ${cut.bottom}`;
    if (!cuts.has(key)) cuts.set(key, { ...cut, enzyme });
  }
  const lowOf = ({ top, bottom }: StrandCuts): number => Math.min(top, bottom);
  return { ok: true, cuts: [...cuts.values()].sort((a, b) => lowOf(a) - lowOf(b)) };
};

/** The pieces of a fragment after complete digestion, as fragments that keep its number; none when it is uncut. */
export const cutFragment = (
  fragment: Fragment,
  options: AssemblyOptions,
):
  | { readonly ok: true; readonly pieces: readonly Fragment[]; readonly enzymes: readonly string[] }
  | AssemblyRefusal => {
  const found = cutsOf(fragment, options);
  if (!found.ok) return found;
  if (found.cuts.length === 0) return { ok: true, pieces: [], enzymes: [] };
  const enzymes = [...new Set(found.cuts.map((cut) => cut.enzyme))];
  const molecules = cutMolecule({ record: fragment.record, ends: fragment.ends }, found.cuts);
  let start = fragment.isCircular ? Math.min(found.cuts[0]!.top, found.cuts[0]!.bottom) : 0;
  const pieces = molecules.map((molecule) => {
    const end = start + molecule.record.sequence.length;
    const history = { parts: [partOf(fragment, { start, end, strand: 1 })], junctions: [] };
    start = end - (molecule.ends?.right.bases.length ?? 0);
    const { lineage } = productOf(molecule, { method: "digest", enzymes }, history);
    return fragmentOf(molecule.record, fragment.index, molecule.ends, lineage);
  });
  return { ok: true, pieces, enzymes };
};
