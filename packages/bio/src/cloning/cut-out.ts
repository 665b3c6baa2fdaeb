import type { EnzymeSelection } from "../enzyme/resolve-enzymes.ts";
import type { MoleculeEnds } from "../molecule/molecule.ts";
import type { SequenceRecord } from "../sequence.ts";
import type { AssemblyFragment, AssemblyRefusal } from "./assembly.ts";
import { cutFragment } from "./cut-fragment.ts";
import { readFragments } from "./fragment.ts";
import type { Lineage } from "./lineage.ts";

/** A piece of a digested record. It can be passed to `assemble` as it is. */
export interface CutPiece {
  readonly record: SequenceRecord;
  /** Null if nothing was cut. */
  readonly ends: MoleculeEnds | null;
  readonly lineage: Lineage;
  /** Where it is on the record, zero-based, overhangs included; across the origin of a circle it runs on. */
  readonly start: number;
  readonly length: number;
}

/**
 * The pieces that a complete digestion leaves of a record, or of a molecule with ends and a lineage of its own, with their
 * ends; none where no enzyme cuts it.
 *
 * @example cutOut(pUC19, ["EcoRI", "HindIII"]) // { ok: true, pieces: [{ start: 395, length: 55, … }, …] }
 */
export const cutOut = (
  given: SequenceRecord | Extract<AssemblyFragment, { readonly record: SequenceRecord }>,
  enzymes: EnzymeSelection,
): { readonly ok: true; readonly pieces: readonly CutPiece[] } | AssemblyRefusal => {
  const read = readFragments(["record" in given ? given : { record: given }]);
  if (!read.ok) return read;
  const cut = cutFragment(read.fragments[0]!, { enzymes });
  if (!cut.ok) return cut;
  const pieces = cut.pieces.map(({ record: piece, ends, lineage }) => {
    const start = lineage.kind === "product" ? (lineage.parts[0]?.start ?? 0) : 0;
    return { record: piece, ends, lineage, start, length: piece.sequence.length };
  });
  return { ok: true, pieces };
};
