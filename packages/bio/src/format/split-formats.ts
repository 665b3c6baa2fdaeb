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

const SIGNS = ["\nLOCUS", "\nID  ", "\n>"] as const;

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
  const places = SIGNS.map((sign) => text.indexOf(sign));
  for (;;) {
    const at = Math.min(...places.map((place) => (place < 0 ? Number.POSITIVE_INFINITY : place)));
    if (!Number.isFinite(at)) break;
    const start = at + 1;
    const begun = begins(lineAt(text, start, lineEnd(text, start)));
    if (begun !== null && begun !== format && isBorder(text, at, format)) {
      parts.push({ text: text.slice(from, start), linesBefore });
      from = start;
      linesBefore = linesUpTo(start);
      format = begun;
    }
    const sign = places.indexOf(at);
    // A sign of the format at hand needs no look: the next that counts is another's.
    places[sign] = text.indexOf(SIGNS[sign]!, at + 1);
  }
  parts.push({ text: text.slice(from), linesBefore });
  return parts;
};

/** FASTA ends anywhere; the others end with `//`, so that a `>` in a comment begins nothing. */
const isBorder = (text: string, at: number, format: FlatFormat): boolean => {
  if (format === "fasta") return true;
  const before = text.slice(Math.max(0, at - 200), at).trimEnd();
  return before.endsWith("//") && (before.length === 2 || before.at(-3) === "\n");
};
