import { isEmblId, readEmbl } from "./embl-reader.ts";
import { readFasta } from "./fasta-reader.ts";
import { readFastq } from "./fastq.ts";
import { readGenBank } from "./genbank-reader.ts";
import { isLocusLine } from "./genbank-sections.ts";
import { readGeneious } from "./geneious-reader.ts";
import { readGff3 } from "./gff3-reader.ts";
import type { Notes } from "./notes.ts";
import type { ReadRecords } from "./report.ts";
import { readSbol } from "./sbol-reader.ts";
import type { TextFormat } from "./sequence-formats.ts";

import { isTableHeading, readTable } from "./table-reader.ts";
import { separatorOf } from "./table-text.ts";

/** The first lines of a text, and the first of them that is not blank. */
export interface Beginning {
  readonly lines: readonly string[];
  readonly first: string;
}

/** A reader of a format of text. */
export interface TextReader {
  /** The format of a text that begins like this; null when it is another's. */
  readonly detect: (beginning: Beginning) => TextFormat | null;
  /** Never throws. `name` is for records that have none; repairs are added to `notes`. */
  readonly read: (text: string, name: string, notes: Notes) => ReadRecords;
}

/** A GenBank release file has some lines of its own before its first record. */
const locusLine = ({ first, lines }: Beginning): string | undefined =>
  isLocusLine(first) ? first : lines.find((line) => isLocusLine(line) && /\s\d+\s+(bp|aa)\s/i.test(line));

const detectGenBank = (beginning: Beginning): TextFormat | null => {
  const locus = locusLine(beginning);
  if (locus === undefined) return null;
  if (/\s\d+\s+aa(\s|$)/.test(locus)) return "genpept";
  return beginning.lines.some((line) => /^COMMENT\s+ApEinfo:/.test(line)) ? "ape" : "genbank";
};

const detectFastq = ({ first, lines }: Beginning): TextFormat | null =>
  /^@\S/.test(first) && lines.some((line) => line.startsWith("+")) ? "fastq" : null;

const detectGeneious = ({ first, lines }: Beginning): TextFormat | null =>
  first.trimStart().startsWith("<") && lines.slice(0, 50).some((line) => line.includes("<geneious"))
    ? "geneious"
    : null;

const detectSbol = ({ first, lines }: Beginning): TextFormat | null =>
  first.trimStart().startsWith("<") && lines.slice(0, 50).some((line) => /sbols\.org\/v[123]/.test(line))
    ? "sbol"
    : null;

/** By its first line, or by a first row of nine columns as the format has them. */
const detectGff3 = ({ first, lines }: Beginning): TextFormat | null => {
  if (/^##\s*gff-version\s+3/i.test(first)) return "gff3";
  const row = lines.find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
  return /^[^\t>]+\t[^\t]*\t[^\t]+\t\d+\t\d+\t[^\t]+\t[-+.?]\t[012.](\t|$)/.test(row) ? "gff3" : null;
};

const detectTable = ({ first }: Beginning): TextFormat | null => {
  if (!isTableHeading(first)) return null;
  return separatorOf(first) === "\t" ? "tsv" : "csv";
};

/** Formats of text in the order in which they are tried. */
export const textReaders: readonly TextReader[] = [
  { detect: ({ first }) => (/^[>;]/.test(first) ? "fasta" : null), read: readFasta },
  { detect: ({ first }) => (isEmblId(first) ? "embl" : null), read: readEmbl },
  { detect: detectFastq, read: readFastq },
  { detect: detectGeneious, read: readGeneious },
  { detect: detectSbol, read: readSbol },
  { detect: detectGff3, read: readGff3 },
  { detect: detectGenBank, read: readGenBank },
  { detect: detectTable, read: readTable },
];
