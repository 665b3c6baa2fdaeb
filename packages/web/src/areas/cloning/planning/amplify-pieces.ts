import { cutOut, type PlannedFragment, type PrimerTails, planPrimers } from "@benchleaf/bio";
import { conflictFrom, refusalOf } from "./join-molecules.ts";
import type { BenchConflict, BenchPrimer } from "./planned-bench.ts";
import { amplified, amplify, type BenchMolecule, conflictOf, primersOf } from "./prepared-plasmid.ts";
import type { ReadyPiece } from "./ready-piece.ts";

export interface DesignedPrimers {
  readonly primers: readonly BenchPrimer[];
  readonly conflicts: readonly BenchConflict[];
}

/** Primers that bring given tails, a person's own in their place; nothing for a plasmid whose tails are null. */
export const designTailed = (
  molecules: readonly BenchMolecule[],
  tails: readonly (PrimerTails | null)[],
): DesignedPrimers => {
  const inputs = molecules.map((one, index): PlannedFragment => {
    const isTaken = tails[index] === null;
    return isTaken ? { record: one.record } : amplified(one);
  });
  const made = planPrimers(inputs, tails);
  if (!made.ok)
    return { primers: [], conflicts: [refusalOf(made.error.code, molecules, made.error.fragments)] };
  return {
    primers: primersOf(molecules, made.primers),
    conflicts: made.conflicts.map((one) => conflictFrom(one, molecules, [])),
  };
};

/** What primers amplify from a plasmid, in the direction of the product, and cut where primers added sites. */
export const amplifiedPiece = (
  molecule: BenchMolecule,
  primers: readonly BenchPrimer[],
  cutters: readonly string[],
):
  | { readonly piece: Omit<ReadyPiece, "treatments">; readonly length: number }
  | { readonly conflict: BenchConflict } => {
  const { id } = molecule.plasmid;
  const product = amplify(molecule, primers);
  const failed = { conflict: conflictOf("own-primer-fails", [id]) };
  if (!product?.ends) return failed;
  const forward = primers.find((one) => one.plasmidId === id && one.direction === "forward")!;
  const isForward = product.sequence.toUpperCase().startsWith(forward.bases.replaceAll("U", "T"));
  const { record, ends, lineage } = product;
  const length = product.sequence.length;
  const strand = isForward ? (1 as const) : (-1 as const);
  if (cutters.length === 0) return { piece: { input: { record, ends, lineage }, ends, strand }, length };
  const cut = cutOut({ record, ends, lineage }, cutters);
  if (!cut.ok) return failed;
  const [first] = cut.pieces.toSorted((a, b) => b.length - a.length);
  if (!first?.ends) return { conflict: conflictOf("not-cut", [id], { enzyme: cutters.join(" + ") }) };
  const input = { record: first.record, ends: first.ends, lineage: first.lineage };
  return { piece: { input, ends: first.ends, strand }, length };
};
