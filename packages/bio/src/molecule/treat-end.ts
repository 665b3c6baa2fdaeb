import { reverseComplement } from "../alphabet.ts";
import type { Molecule, MoleculeEnd } from "./molecule.ts";
import { sliceRecord } from "./slice-record.ts";

/**
 * What enzymes do to an end other than cutting and joining: `dephosphorylate` (phosphatase), `phosphorylate`
 * (kinase), `fill-in` (Klenow extends a recessed 3' end), `blunt` (T4 DNA polymerase fills in 5' overhangs and chews
 * 3' overhangs back).
 */
export type EndTreatmentKind = "dephosphorylate" | "phosphorylate" | "fill-in" | "blunt";

/**
 * An end after a treatment. With only some of the four `nucleotides`, fill-in stops at the first base that is
 * missing. A chewed-back overhang is removed from the molecule; {@link treatMolecule} shortens the bases too.
 *
 * @example treatEnd({ kind: "5'-overhang", bases: "TCGA", hasPhosphate: true }, "fill-in", "TC") // { kind:
 * "5'-overhang", bases: "TC", hasPhosphate: true }, which fits GATC filled in with G and A
 */
export const treatEnd = (
  end: MoleculeEnd,
  treatment: EndTreatmentKind,
  nucleotides = "ACGT",
): MoleculeEnd => {
  if (treatment === "dephosphorylate") return { ...end, hasPhosphate: false };
  if (treatment === "phosphorylate") return { ...end, hasPhosphate: true };
  if (end.kind === "3'-overhang") return treatment === "blunt" ? withBases(end, "") : end;
  const present = treatment === "blunt" ? "ACGT" : nucleotides.toUpperCase();
  const growing = reverseComplement(end.bases.toUpperCase(), "dna");
  let added = 0;
  while (added < growing.length && present.includes(growing[added]!)) added++;
  return withBases(end, end.bases.slice(0, end.bases.length - added));
};

const withBases = (end: MoleculeEnd, bases: string): MoleculeEnd => ({
  ...end,
  bases,
  kind: bases === "" ? "blunt" : end.kind,
});

/**
 * A linear molecule with both ends treated, see {@link treatEnd}. A circle has no ends and is returned unchanged.
 *
 * @example treatMolecule(cutWithEcoRI, "fill-in").ends?.left.kind // "blunt", with AATT now double-stranded
 */
export const treatMolecule = (
  { record, ends }: Molecule,
  treatment: EndTreatmentKind,
  nucleotides = "ACGT",
): Molecule => {
  if (!ends) return { record, ends };
  const left = treatEnd(ends.left, treatment, nucleotides);
  const right = treatEnd(ends.right, treatment, nucleotides);
  const lost = (before: MoleculeEnd, after: MoleculeEnd): number =>
    before.kind === "3'-overhang" ? before.bases.length - after.bases.length : 0;
  const start = lost(ends.left, left);
  const length = record.sequence.length - start - lost(ends.right, right);
  const isWhole = length === record.sequence.length;
  return { record: isWhole ? record : sliceRecord(record, { start, length }), ends: { left, right } };
};
