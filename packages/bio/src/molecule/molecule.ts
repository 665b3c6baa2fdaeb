import { reverseComplement } from "../alphabet.ts";
import type { SequenceRecord } from "../sequence.ts";
import { reverseComplementRecord } from "./reverse-complement-record.ts";

/** How an end of a double strand looks. */
export type EndKind = "blunt" | "5'-overhang" | "3'-overhang";

/**
 * One end of a linear double-stranded molecule. The strand whose 5' end is here is the top strand at the left end and
 * the bottom strand at the right end; a 5' overhang is part of that strand, a 3' overhang of the other.
 */
export interface MoleculeEnd {
  readonly kind: EndKind;
  /** What hangs over, 5' to 3' on its own strand; empty for a blunt end. */
  readonly bases: string;
  /** Whether the 5' end here carries a phosphate: it does after a cut, not on a PCR product. */
  readonly hasPhosphate: boolean;
}

/** Both ends of a linear molecule. */
export interface MoleculeEnds {
  readonly left: MoleculeEnd;
  readonly right: MoleculeEnd;
}

/**
 * A double-stranded molecule. The record's bases are the top strand over the whole length, overhangs of either strand
 * included. `ends` is null for a circle.
 */
export interface Molecule {
  readonly record: SequenceRecord;
  readonly ends: MoleculeEnds | null;
}

/** Why molecules could not be made or joined. */
export interface MoleculeRefusal {
  readonly ok: false;
  readonly error: {
    readonly code:
      | "protein-given"
      | "overhang-longer-than-molecule"
      | "circular-molecule"
      | "ends-do-not-fit"
      | "no-phosphate"
      | "oligos-do-not-pair"
      | "illegal-letter";
    readonly message: string;
  };
}

/** A molecule, or why there is none. */
export type MoleculeResult = { readonly ok: true; readonly molecule: Molecule } | MoleculeRefusal;

/** A refusal with its code and a sentence. */
export const refuseMolecule = (code: MoleculeRefusal["error"]["code"], message: string): MoleculeRefusal => ({
  ok: false,
  error: { code, message },
});

/** @example bluntEnd(true) // { kind: "blunt", bases: "", hasPhosphate: true } */
export const bluntEnd = (hasPhosphate: boolean): MoleculeEnd => ({ kind: "blunt", bases: "", hasPhosphate });

/** Which ends a linear record has: `left` and `right` count overhanging bases, with their kind. */
export interface EndLengths {
  readonly left?: { readonly kind: EndKind; readonly length: number; readonly hasPhosphate?: boolean };
  readonly right?: { readonly kind: EndKind; readonly length: number; readonly hasPhosphate?: boolean };
}

/**
 * A molecule from a record. Ends are blunt and without phosphate by default, as after PCR; given ends have a
 * phosphate, as after a digestion, unless `hasPhosphate` is false. Errors: proteins, and overhangs that leave no base
 * pair between them.
 *
 * @example moleculeOf(record("GATCC"), { left: { kind: "5'-overhang", length: 4 } }) // ends.left { kind:
 * "5'-overhang", bases: "GATC", hasPhosphate: true }
 */
export const moleculeOf = (record: SequenceRecord, ends: EndLengths = {}): MoleculeResult => {
  if (record.kind === "protein")
    return refuseMolecule("protein-given", `${record.name} is a protein; it has no double strand.`);
  if (record.topology === "circular") return { ok: true, molecule: { record, ends: null } };
  const [left, right] = [ends.left, ends.right].map((end) => (end && end.kind !== "blunt" ? end.length : 0));
  const size = record.sequence.length;
  const isSound = [left!, right!].every((length) => Number.isInteger(length) && length >= 0);
  if (!isSound || left! + right! > size || (left! + right! === size && size > 0)) {
    return refuseMolecule(
      "overhang-longer-than-molecule",
      `Overhangs of ${left} and ${right} leave no base pair of ${record.name || "the molecule"} (${size}).`,
    );
  }
  const top = record.sequence;
  const leftLetters = top.slice(0, left);
  const rightLetters = top.slice(size - right!);
  const kind = record.kind;
  return {
    ok: true,
    molecule: {
      record,
      ends: {
        left: endOf(ends.left, leftLetters, reverseComplement(leftLetters, kind), "5'-overhang"),
        right: endOf(ends.right, rightLetters, reverseComplement(rightLetters, kind), "3'-overhang"),
      },
    },
  };
};

/** `onTop` is the kind of overhang at this end that the top strand carries. */
const endOf = (
  end: EndLengths["left"],
  top: string,
  bottom: string,
  onTop: "5'-overhang" | "3'-overhang",
): MoleculeEnd => {
  if (!end) return bluntEnd(false);
  const hasPhosphate = end.hasPhosphate ?? true;
  if (end.kind === "blunt" || top === "") return bluntEnd(hasPhosphate);
  return { kind: end.kind, bases: end.kind === onTop ? top : bottom, hasPhosphate };
};

/** The same molecule read from its other strand; left and right change places. Twice is the identity. */
export const reverseMolecule = ({ record, ends }: Molecule): Molecule => ({
  record: reverseComplementRecord(record),
  ends: ends && { left: ends.right, right: ends.left },
});

/**
 * Both strands 5' to 3', as long as the molecule, `-` where a strand is missing under an overhang: the form in
 * which SEGUID writes staggered ends.
 *
 * @example strandsOf(GATCC with a 5' overhang of 4 at its left) // { watson: "GATCC", crick: "G----" }
 */
export const strandsOf = ({ record, ends }: Molecule): { watson: string; crick: string } => {
  const top = record.sequence;
  const bottom = reverseComplement(top, record.kind === "rna" ? "rna" : "dna");
  if (!ends) return { watson: top, crick: bottom };
  const { left, right } = ends;
  const topLeft = left.kind === "3'-overhang" ? left.bases.length : 0;
  const topRight = right.kind === "5'-overhang" ? right.bases.length : 0;
  const bottomLeft = right.kind === "3'-overhang" ? right.bases.length : 0;
  const bottomRight = left.kind === "5'-overhang" ? left.bases.length : 0;
  return { watson: gapped(top, topLeft, topRight), crick: gapped(bottom, bottomLeft, bottomRight) };
};

const gapped = (strand: string, left: number, right: number): string =>
  "-".repeat(left) + strand.slice(left, strand.length - right) + "-".repeat(right);
