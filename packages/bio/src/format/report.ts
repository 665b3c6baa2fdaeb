import type { SequenceRecord } from "../sequence.ts";

/** Why a reader stopped, or what it put right. Words for these stand in `phrases` (`bio.<code>`). */
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
  | "feature-type-replaced"
  | "feature-unnamed"
  | "feature-dropped"
  | "length-differs"
  | "circular-protein"
  | "no-bases"
  | "name-missing"
  | "unknown-line";

/** One remark about a file. `line` counts from 1; `detail` is a short quotation from the file or a figure. */
export interface ReadNote {
  readonly code: ReadNoteCode;
  readonly line: number;
  readonly detail: string;
}

/** Readers never throw: damaged input gives `failure`, mended input gives records with `warnings`. */
export type ReadResult =
  | { readonly ok: true; readonly records: readonly SequenceRecord[]; readonly warnings: readonly ReadNote[] }
  | { readonly ok: false; readonly failure: ReadNote };
