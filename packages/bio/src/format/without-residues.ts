import { note } from "./notes.ts";
import type { ReadNote, ReadNoteCode } from "./report.ts";

/** What a flat file says of a record that came out without residues. */
interface Bare {
  readonly name: string;
  /** Of its first line, from 1. */
  readonly line: number;
  /** How many residues it announces; undefined if it says nothing of it. */
  readonly announced: number | undefined;
  /** Whether it says of which records it is put together, as GenBank's CON division does. */
  readonly isOfParts: boolean;
}

const codes: readonly ReadNoteCode[] = ["letters-elsewhere", "letters-missing"];

/**
 * Why a record without residues is left out: a sequence of no residues under annotations that lie somewhere in a
 * chromosome helps no one. Null for one that announces none, which is empty and says so.
 *
 * @example letterless({ name: "NC_1", line: 1, announced: 90, isOfParts: true })?.code // "letters-elsewhere"
 */
export const withoutResidues = ({ name, line, announced, isOfParts }: Bare): ReadNote | null =>
  announced === 0 ? null : note(isOfParts ? "letters-elsewhere" : "letters-missing", line, name);

/** Whether a remark is about one record without residues, beside which the others of its file come in. */
export const hasNoResidues = ({ code }: ReadNote): boolean => codes.includes(code);
