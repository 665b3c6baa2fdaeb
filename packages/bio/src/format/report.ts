import type { SequenceRecord } from "../sequence.ts";
import type { SequenceFormat } from "./sequence-formats.ts";

/** Why a reader stopped, or what it put right. Words for these are in `phrases` (`bio.<code>`). */
export type ReadNoteCode =
  | "not-a-sequence"
  | "empty-file"
  | "truncated"
  | "wrong-encoding"
  | "too-large"
  | "illegal-letters-removed"
  | "letters-replaced"
  | "start-clamped"
  | "end-clamped"
  | "invalid-location"
  | "circular-annotation"
  | "feature-type-replaced"
  | "feature-type-unknown"
  | "feature-unnamed"
  | "feature-dropped"
  | "length-differs"
  | "circular-protein"
  | "no-bases"
  | "letters-missing"
  | "letters-elsewhere"
  | "name-missing"
  | "unknown-line"
  | "qualities-dropped"
  | "quality-scale"
  | "modifications"
  | "mended"
  | "several-formats"
  | "primer-dropped"
  | "block-skipped"
  | "markup-damaged"
  | "archive-damaged"
  | "archive-member-skipped";

/**
 * One remark about a file. `message` is the whole remark in English; `line` counts from 1 and is left out where a
 * format has no lines; `detail` is a short quotation from the file or a figure; `member` names the file of an
 * archive that the remark is about.
 */
export interface ReadNote {
  readonly code: ReadNoteCode;
  readonly message: string;
  readonly line?: number;
  readonly detail: string;
  readonly member?: string;
}

/**
 * Readers never throw: damaged input gives `error`, repaired input gives records with `warnings`. There are no
 * partial results: one unreadable record fails its file. A record without residues is left out if there are others,
 * with a warning.
 */
export type ReadResult =
  | {
      readonly ok: true;
      readonly format: SequenceFormat;
      readonly records: readonly SequenceRecord[];
      readonly warnings: readonly ReadNote[];
    }
  | { readonly ok: false; readonly error: ReadNote };

/** What the reader of one format returns: its records, or the note that explains why there are none. */
export type ReadRecords = readonly SequenceRecord[] | ReadNote;

/** Whether a reader gave up. */
export const isNote = (result: object): result is ReadNote => "code" in result;
