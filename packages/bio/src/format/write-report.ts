import type { BinaryFormat, SequenceFormat } from "./sequence-formats.ts";

/** What a format could not hold, or why nothing was written. */
export type WriteNoteCode =
  | "format-not-written"
  | "record-lost"
  | "name-changed"
  | "description-lost"
  | "kind-changed"
  | "topology-lost"
  | "letters-changed"
  | "features-lost"
  | "features-changed"
  | "primers-lost"
  | "qualities-lost"
  | "trace-lost"
  | "details-lost";

/** One thing that is not in what was written: the record, what of it, and the whole remark in English. */
export interface WriteNote {
  readonly code: WriteNoteCode;
  readonly message: string;
  /** The name of the record. */
  readonly record: string;
  /** What is missing or other than it was, such as the names of features. */
  readonly detail: string;
}

interface Written {
  readonly ok: true;
  readonly format: SequenceFormat;
  readonly warnings: readonly WriteNote[];
}

/** Text formats give `text`, formats of bytes give `bytes`. */
export type WriteResult<Format extends SequenceFormat = SequenceFormat> =
  | (Written & (Format extends BinaryFormat ? { readonly bytes: Uint8Array } : { readonly text: string }))
  | { readonly ok: false; readonly error: WriteNote };

const messages: Readonly<Record<WriteNoteCode, string>> = {
  "format-not-written": "This format is read only",
  "record-lost": "The format cannot hold this record, which was left out",
  "name-changed": "The format cannot hold this name as it stands",
  "description-lost": "The format cannot hold the description as it stands",
  "kind-changed": "The format does not tell DNA, RNA and protein apart here",
  "topology-lost": "The format cannot tell that the molecule is circular",
  "letters-changed": "The format cannot hold these letters as they stand",
  "features-lost": "The format cannot hold these features",
  "features-changed": "The format cannot hold all that these features say",
  "primers-lost": "The format cannot hold primers as such",
  "qualities-lost": "The format cannot hold base qualities",
  "trace-lost": "The format cannot hold the trace",
  "details-lost": "The format cannot hold these details as they stand",
};

/** @example writeNote("topology-lost", "pUC19", "circular").message // "pUC19: The format cannot tell that the molecule is circular (circular)." */
export const writeNote = (code: WriteNoteCode, record: string, detail: string): WriteNote => {
  const message = `${record === "" ? "" : `${record}: `}${messages[code]}${detail === "" ? "" : ` (${detail})`}.`;
  return { code, message, record, detail };
};
