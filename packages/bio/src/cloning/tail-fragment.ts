import { reverseComplement } from "../alphabet.ts";
import { concatRecords } from "../molecule/concat-records.ts";
import type { MoleculeEnds } from "../molecule/molecule.ts";
import { productOf } from "./build-product.ts";
import { type Fragment, fragmentOf } from "./fragment.ts";

/** A fragment with other ends, its bases unchanged. */
export const withEnds = (fragment: Fragment, ends: MoleculeEnds): Fragment =>
  fragmentOf(fragment.record, fragment.index, ends, fragment.lineage);

/**
 * A blunt fragment with one base added to each 3' end, as Taq polymerase adds A and terminal transferase T. Other
 * ends stay as they are.
 */
export const tailFragment = (fragment: Fragment, base: "A" | "T", hasPhosphate: boolean): Fragment => {
  const { ends, record, size } = fragment;
  if (ends?.left.kind !== "blunt" || ends.right.kind !== "blunt") return fragment;
  const bare = { ...record, features: [], primers: [] };
  const tailed = concatRecords(
    [{ ...bare, sequence: reverseComplement(base, "dna") }, record, { ...bare, sequence: base }],
    { name: record.name },
  );
  const end = { kind: "3'-overhang", bases: base, hasPhosphate } as const;
  const molecule = { record: tailed, ends: { left: end, right: end } };
  const parts = [{ from: fragment.lineage, start: 0, end: size, strand: 1 as const }];
  const { lineage } = productOf(molecule, { method: `${base}-tailing` }, { parts, junctions: [] });
  return fragmentOf(tailed, fragment.index, molecule.ends, lineage);
};
