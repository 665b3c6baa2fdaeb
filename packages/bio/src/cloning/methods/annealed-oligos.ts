import { checksum } from "../../checksum/checksum.ts";
import { annealOligos } from "../../molecule/anneal-oligos.ts";
import { type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { productOf } from "../build-product.ts";
import { type Fragment, fragmentOf } from "../fragment.ts";
import type { LineagePart } from "../lineage.ts";
import { type AssemblyOptions, oligoOf } from "../options.ts";
import { assembleByRestriction } from "./ligation.ts";

/**
 * Two oligos annealed to a duplex with overhangs and, where vectors are given, ligated into them after their digestion
 * by the enzymes of the options. Without `oligos` the first two fragments are the oligos, top and bottom strand.
 */
export const assembleByAnnealedOligos = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const [first, second] = fragments;
  const given = options.oligos ?? (first && second && [bare(first), bare(second)]);
  if (!given) return refuseAssembly("bad-option", "Two oligos are needed to anneal.");
  const primers = [oligoOf(given[0], "top oligo"), oligoOf(given[1], "bottom oligo")];
  const vectors = options.oligos ? fragments : fragments.slice(2);
  const [top, bottom] = primers.map(({ bases }) => bases);
  const annealed = annealOligos(top!, bottom!, {
    ...(options.minOverlap !== undefined && { minOverlap: options.minOverlap }),
    ...(options.name !== undefined && vectors.length === 0 && { name: options.name }),
  });
  if (!annealed.ok) {
    const code = annealed.error.code === "illegal-letter" ? "illegal-letter" : "oligos-do-not-pair";
    return refuseAssembly(code, annealed.error.message);
  }
  const { molecule } = annealed;
  const [forward, reverse] = primers.map(oligoPart);
  const parts = [forward!, { ...reverse!, strand: -1 as const }];
  const product = productOf(molecule, { method, primers }, { parts, junctions: [] });
  if (vectors.length === 0) return { ok: true, products: [product], warnings: [] };
  const insert = fragmentOf(molecule.record, vectors.length, molecule.ends, product.lineage);
  const joined = assembleByRestriction(
    method,
    [...vectors.map((vector, index) => renumbered(vector, index)), insert],
    options,
  );
  if (!joined.ok) return joined;
  return { ...joined, products: joined.products.map((one) => ({ ...one, primersUsed: primers })) };
};

/** An oligo as a leaf of the lineage. */
const oligoPart = ({ name, bases }: { readonly name: string; readonly bases: string }): LineagePart => {
  const sum = checksum(bases, { strands: 1, kind: "dna" });
  const seguid = typeof sum === "string" ? sum : "";
  const length = bases.length;
  return {
    from: { kind: "input", name, checksum: seguid, topology: "linear", length },
    ...{ start: 0, end: length, strand: 1 },
  };
};

const bare = ({ name, record }: Fragment): { name?: string; bases: string } => ({
  ...(name && { name }),
  bases: record.sequence,
});

const renumbered = (fragment: Fragment, index: number): Fragment =>
  fragment.index === index
    ? fragment
    : fragmentOf(fragment.record, index, fragment.hasGivenEnds ? fragment.ends : null, fragment.lineage);
