import { reverseComplement } from "../alphabet.ts";
import { concatRecords } from "./concat-records.ts";
import { type Molecule, type MoleculeEnd, type MoleculeResult, refuseMolecule } from "./molecule.ts";
import { rotateRecord } from "./rotate-record.ts";

/**
 * Whether two ends can be ligated: complementary overhangs of the same kind, or two blunt ends, and a phosphate on at
 * least one of the two 5' ends. Ambiguous bases never pair.
 *
 * @example endsFit(endOfBamHI, endOfBglII) // true, both GATC
 */
export const endsFit = (one: MoleculeEnd, other: MoleculeEnd): boolean => whyNot(one, other) === null;

const whyNot = (one: MoleculeEnd, other: MoleculeEnd): ReturnType<typeof refuseMolecule> | null => {
  if (one.kind !== other.kind || !pair(one.bases, other.bases)) {
    const message = `A ${describeEnd(one)} does not fit a ${describeEnd(other)}.`;
    return refuseMolecule("ends-do-not-fit", message);
  }
  if (!one.hasPhosphate && !other.hasPhosphate) {
    return refuseMolecule("no-phosphate", "Neither 5' end carries a phosphate; ligase cannot seal them.");
  }
  return null;
};

const pair = (one: string, other: string): boolean =>
  /^[acgtu]*$/i.test(one) && dna(one) === reverseComplement(dna(other), "dna");

const dna = (bases: string): string => bases.toUpperCase().replaceAll("U", "T");

/** @example describeEnd({ kind: "5'-overhang", bases: "GATC", hasPhosphate: true }) // "5' overhang GATC" */
export const describeEnd = ({ kind, bases }: MoleculeEnd): string =>
  kind === "blunt" ? "blunt end" : `${kind.replace("-", " ")} ${bases.toUpperCase()}`;

/**
 * The right end of `one` ligated to the left end of `other`; the overhang occurs once. Features and primers are kept.
 *
 * @example joinMolecules(a, b) // { ok: false, error: { code: "ends-do-not-fit", … } } for EcoRI and BamHI ends
 */
export const joinMolecules = (one: Molecule, other: Molecule): MoleculeResult => {
  if (!one.ends || !other.ends) {
    return refuseMolecule("circular-molecule", "A circle has no end to join; cut it first.");
  }
  const refusal = whyNot(one.ends.right, other.ends.left);
  if (refusal) return refusal;
  const overlaps = [one.ends.right.bases.length];
  const record = concatRecords([one.record, other.record], { overlaps });
  return { ok: true, molecule: { record, ends: { left: one.ends.left, right: other.ends.right } } };
};

/**
 * A linear molecule closed on itself by ligation of its two ends. A circular molecule is returned unchanged.
 *
 * @example circularise(openedPlasmid) // the plasmid, with the checksum it had before it was cut
 */
export const circularise = (molecule: Molecule): MoleculeResult => {
  const { record, ends } = molecule;
  if (!ends) return { ok: true, molecule };
  const refusal = whyNot(ends.right, ends.left);
  if (refusal) return refusal;
  const overlaps = [ends.right.bases.length];
  const closed = concatRecords([record], { name: record.name, topology: "circular", overlaps });
  return { ok: true, molecule: { record: closed, ends: null } };
};

/** A circle with another origin; linear molecules are returned unchanged. See {@link rotateRecord}. */
export const rotateMolecule = ({ record, ends }: Molecule, origin: number): Molecule => ({
  record: rotateRecord(record, origin),
  ends,
});
