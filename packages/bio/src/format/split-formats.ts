import { isLocusLine } from "./genbank-sections.ts";
import { lineAt, lineEnd } from "./lines.ts";

/** A part of a text in a format of its own. */
interface FormatPart {
  readonly text: string;
  /** Lines before it. */
  readonly linesBefore: number;
}

type FlatFormat = "genbank" | "embl" | "fasta";

/** The format that a line starts, if it is certain. */
const begins = (line: string): FlatFormat | null => {
  if (isLocusLine(line) && /\s\d+\s+(bp|aa)\b/i.test(line)) return "genbank";
  if (/^ID {2,4}\S.*\d+ (BP|AA)\.?\s*$/i.test(line)) return "embl";
  return line.startsWith(">") ? "fasta" : null;
};

/**
 * The parts of a text that holds records of several flat formats one behind the other: GenBank, EMBL and FASTA, as tools
 * that string files together leave them. One part where there is but one format. Linear.
 *
 * @example splitFormats("ID   a; …; 4 BP.\n…\n//\nLOCUS  b  4 bp …").length // 2
 */
export const splitFormats = (text: string): readonly FormatPart[] => {
  const firstLine = /\S.*/.exec(text.slice(0, 65_536));
  let format = firstLine ? begins(firstLine[0]) : null;
  if (format === null) return [{ text, linesBefore: 0 }];
  const parts: FormatPart[] = [];
  let from = 0;
  let linesBefore = 0;
  let lines = 0;
  let counted = 0;
  const linesUpTo = (at: number): number => {
    for (let next = text.indexOf("\n", counted); next >= 0 && next < at; next = text.indexOf("\n", counted)) {
      lines++;
      counted = next + 1;
    }
    return lines;
  };
  for (let next = nextRecord(text, 0, format); next; next = nextRecord(text, next.start, format)) {
    if (next.format === format) continue;
    parts.push({ text: text.slice(from, next.start), linesBefore });
    from = next.start;
    linesBefore = linesUpTo(from);
    format = next.format;
  }
  parts.push({ text: text.slice(from), linesBefore });
  return parts;
};

interface RecordStart {
  readonly start: number;
  readonly format: FlatFormat;
}

/**
 * The next record that begins behind `from` where one of `format` may have ended: FASTA ends anywhere; the others end
 * with a line `//`, so that a `>` in a comment begins nothing.
 */
const nextRecord = (text: string, from: number, format: FlatFormat): RecordStart | null =>
  format === "fasta" ? nextAfterFasta(text, from) : nextAfterSlashes(text, from);

const nextAfterSlashes = (text: string, from: number): RecordStart | null => {
  for (let at = text.indexOf("//", from); at >= 0; at = text.indexOf("//", at + 2)) {
    if (at > 0 && text[at - 1] !== "\n") continue;
    BLANK.lastIndex = at + 2;
    BLANK.test(text);
    const start = BLANK.lastIndex;
    if (text[start - 1] !== "\n") continue;
    const begun = begins(lineAt(text, start, lineEnd(text, start)));
    if (begun) return { start, format: begun };
  }
  return null;
};
const BLANK = /\s*/y;

const nextAfterFasta = (text: string, from: number): RecordStart | null => {
  // Whatever is not FASTA begins with an upper-case word; `>` is FASTA again.
  const places = ["\nLOCUS", "\nID  "].map((sign) => text.indexOf(sign, from));
  for (;;) {
    const found = places.filter((place) => place >= 0);
    if (found.length === 0) return null;
    const at = Math.min(...found);
    const begun = begins(lineAt(text, at + 1, lineEnd(text, at + 1)));
    if (begun) return { start: at + 1, format: begun };
    const sign = places.indexOf(at);
    places[sign] = text.indexOf(sign === 0 ? "\nLOCUS" : "\nID  ", at + 1);
  }
};
