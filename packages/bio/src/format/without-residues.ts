import { note } from "./notes.ts";
import type { ReadNote, ReadNoteCode } from "./report.ts";

/** What a flat file says about a record without residues. */
interface Bare {
  readonly name: string;
  /** Of its first line, from 1. */
  readonly line: number;
  /** How many residues it declares; undefined if it declares none. */
  readonly announced: number | undefined;
  /** Whether it lists the records it is assembled from, as GenBank's CON division does. */
  readonly isOfParts: boolean;
}

const codes: readonly ReadNoteCode[] = ["letters-elsewhere", "letters-missing"];

/**
 * Why a record without residues is left out: annotations without residues, which refer to a chromosome elsewhere, are
 * of no use. Null for one that declares no residues, which is empty.
 *
 * @example letterless({ name: "NC_1", line: 1, announced: 90, isOfParts: true })?.code // "letters-elsewhere"
 */
export const withoutResidues = ({ name, line, announced, isOfParts }: Bare): ReadNote | null =>
  announced === 0 ? null : note(isOfParts ? "letters-elsewhere" : "letters-missing", line, name);

/** Whether a warning is about one record without residues, while the others of its file are imported. */
export const hasNoResidues = ({ code }: ReadNote): boolean => codes.includes(code);
