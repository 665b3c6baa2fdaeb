import { blockKey } from "./genbank-header-reader.ts";
import { indentOf, lineAt, lineEnd } from "./lines.ts";

/** Whole lines of a text, from the first character to behind the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The lines of one record, sorted into its parts. Line numbers count from 1. */
export interface Sections {
  readonly locusLine: string;
  readonly locusNumber: number;
  /** Header lines with the bare `FEATURES` and `ORIGIN` lines in their places. */
  readonly header: readonly string[];
  /** Where the feature table is in the text. */
  readonly table: Stretch;
  readonly tableNumber: number;
  readonly tableOffset: number;
  /** Where the numbered lines of residues are in the text; a genome has too many to hold each. */
  readonly letters: Stretch;
  readonly lettersNumber: number;
  /** Whether `//` closes the record. */
  readonly isClosed: boolean;
  /** Where the text continues after the record, and the number of that line. */
  readonly next: number;
  readonly nextNumber: number;
}

/** Whether a line begins a record. Prose that begins with the word has no length in it. */
export const isLocusLine = (line: string): boolean => line.startsWith("LOCUS") && /^LOCUS(\s|$)/.test(line);

const MARGIN = " ".repeat(12);

/**
 * Sorts the lines of the record that begins at `first`, which is line `number`. A record ends with `//`, with the
 * next LOCUS line, which may be glued to the `//`, or with the text. Linear.
 */
export const sortSections = (text: string, first: number, number: number): Sections => {
  const header: string[] = [];
  const table = { from: 0, to: 0 };
  const letters = { from: 0, to: 0 };
  let mode: "header" | "table" | "letters" = "header";
  let tableNumber = number;
  let tableOffset = 0;
  let lettersNumber = number;
  let hasLetters = false;
  let blanks = 0;
  let isClosed = false;
  let end = lineEnd(text, first);
  let locusLine = lineAt(text, first, end);
  let at = end + 1;
  let line = number + 1;
  // A name so long that its line was broken: length and unit are on the next.
  const follow = lineAt(text, Math.min(at, text.length), lineEnd(text, Math.min(at, text.length)));
  if (!/\d\s+(bp|aa)\b/i.test(locusLine) && /^\s+\d+\s+(bp|aa)\b/i.test(follow)) {
    locusLine = `${locusLine.trimEnd()} ${follow.trim()}`;
    end = lineEnd(text, at);
    at = end + 1;
    line++;
  }
  for (; at < text.length; at = end + 1, line++) {
    end = lineEnd(text, at);
    const code = text.charCodeAt(at);
    // Almost every line of a genome begins with a blank or a number and is residues.
    if (mode === "letters" && (code === 32 || (code > 47 && code < 58)) && !mayBeKey(text, at)) {
      letters.to = end;
      continue;
    }
    if (mode === "table" && text.startsWith(MARGIN, at)) {
      table.to = end;
      blanks = 0;
      continue;
    }
    const words = lineAt(text, at, end);
    if (words.startsWith("//")) {
      isClosed = true;
      if (isLocusLine(words.slice(2))) at += 2;
      else {
        at = end + 1;
        line++;
      }
      break;
    }
    if (isLocusLine(words)) break;
    const key = mode === "header" ? blockKey(words) : tableEnd(words, mode);
    if (mode !== "header" && key === null) {
      if (mode === "table") {
        table.to = end;
        blanks = words === "" ? blanks + 1 : 0;
      } else letters.to = end;
      continue;
    }
    // Blank lines that end a table belong to the layout of the header.
    if (mode === "table") for (; blanks > 0; blanks--) header.push("");
    mode = "header";
    // A table may be indented as a whole; what is written again is not.
    header.push(key === "FEATURES" || key === "ORIGIN" ? words.trimStart() : words);
    if (key === "FEATURES" && table.to === table.from) {
      mode = "table";
      table.from = Math.min(end + 1, text.length);
      table.to = table.from;
      tableNumber = line + 1;
      tableOffset = indentOf(words);
    } else if (key === "ORIGIN" && !hasLetters) {
      mode = "letters";
      hasLetters = true;
      lettersNumber = line + 1;
      letters.from = Math.min(end + 1, text.length);
      letters.to = letters.from;
    }
  }
  const place = { tableNumber, tableOffset, lettersNumber, isClosed, nextNumber: line };
  const next = Math.min(at, text.length);
  return { locusLine, locusNumber: number, header, table, letters, ...place, next };
};

/** Whether the first character after at most eleven blanks could begin a key such as `BASE COUNT`: a capital. */
const mayBeKey = (text: string, at: number): boolean => {
  let place = at;
  while (text.charCodeAt(place) === 32 && place - at < 12) place++;
  const code = text.charCodeAt(place);
  return code > 64 && code < 91;
};

/** The key of a line that ends a table or the residues, else null. Residues may be unnumbered at the margin. */
const tableEnd = (line: string, mode: "table" | "letters"): string | null => {
  const key = blockKey(line);
  if (mode === "table" || key === null) return key;
  return /^(BASE COUNT|CONTIG|COMMENT|REFERENCE|FEATURES)$/.test(key) ? key : null;
};
