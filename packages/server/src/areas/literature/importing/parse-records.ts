import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";
import { readRis } from "./read-ris.ts";
import type { RecordEntry } from "./record-entry.ts";

/** Entries of a text: BibTeX, RIS or CSL-JSON, detected from the content. Empty if it is none of them. */
export const parseRecords = ({ text }: { readonly text: string }): RecordEntry[] => {
  const source = text.replace(/^\uFEFF/, "");
  if (/^\s*[[{]/.test(source)) return readCsl(source) ?? [];
  if (/^TY {1,3}-/m.test(source)) return readRis(source);
  return readBibtex(source);
};
