import { blockKey } from "./genbank-header-reader.ts";
import { indentOf } from "./lines.ts";

/** The lines of one record, sorted into its parts. Line numbers count from 1. */
export interface Sections {
  readonly locusLine: string;
  readonly locusNumber: number;
  /** Header lines with the bare `FEATURES` and `ORIGIN` lines in their places. */
  readonly header: readonly string[];
  readonly table: readonly string[];
  readonly tableNumber: number;
  readonly tableOffset: number;
  readonly letters: readonly string[];
  readonly lettersNumber: number;
  /** Whether `//` closes the record. */
  readonly isClosed: boolean;
  /** Index of the first line after the record. */
  readonly next: number;
}

/** Whether a line begins a record. Prose that begins with the word has no length in it. */
export const isLocusLine = (line: string): boolean => line.startsWith("LOCUS") && /^LOCUS(\s|$)/.test(line);

/**
 * Sorts the lines of the record that begins at `first`. A record ends with `//`, with the next LOCUS line, or
 * with the file. A next record glued to the `//` is cut off in `lines`, which is changed for that.
 */
export const sortSections = (lines: string[], first: number): Sections => {
  const header: string[] = [];
  const table: string[] = [];
  const letters: string[] = [];
  let mode: "header" | "table" | "letters" = "header";
  let tableNumber = first + 1;
  let tableOffset = 0;
  let lettersNumber = first + 1;
  let isClosed = false;
  let at = first + 1;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith("//")) {
      isClosed = true;
      if (isLocusLine(line.slice(2))) lines[at] = line.slice(2);
      else at++;
      break;
    }
    if (isLocusLine(line)) break;
    const key = mode === "header" ? blockKey(line) : tableEnd(line, mode);
    if (mode !== "header" && key === null) {
      (mode === "table" ? table : letters).push(line);
      continue;
    }
    mode = "header";
    // A table may be indented as a whole; what is written again is not.
    header.push(key === "FEATURES" || key === "ORIGIN" ? line.trimStart() : line);
    if (key === "FEATURES" && table.length === 0) {
      mode = "table";
      tableNumber = at + 2;
      tableOffset = indentOf(line);
    } else if (key === "ORIGIN" && letters.length === 0) {
      mode = "letters";
      lettersNumber = at + 2;
    }
  }
  const place = { tableNumber, tableOffset, lettersNumber, isClosed, next: at };
  return { locusLine: lines[first]!, locusNumber: first + 1, header, table, letters, ...place };
};

/** The key of a line that ends a table or the letters, else null. Letters may stand unnumbered at the margin. */
const tableEnd = (line: string, mode: "table" | "letters"): string | null => {
  const key = blockKey(line);
  if (mode === "table" || key === null) return key;
  return /^(BASE COUNT|CONTIG|COMMENT|REFERENCE|FEATURES)$/.test(key) ? key : null;
};
