import type { Qualifier, Strand } from "../feature.ts";
import { decodeGff, readAttributes } from "./gff3-text.ts";
import type { Notes } from "./notes.ts";

/** One line of nine columns. `from` and `to` count from one, inclusive. */
export interface GffRow {
  readonly line: number;
  readonly seqId: string;
  readonly source: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly score: string;
  /** 0 where the file says `.` or `?`. */
  readonly strand: Strand | 0;
  readonly phase: 0 | 1 | 2 | null;
  readonly attributes: readonly Qualifier[];
}

/** The part above the FASTA: rows, and directives about a sequence. */
export interface GffPart {
  readonly rows: readonly GffRow[];
  /** Lengths by `##sequence-region`. */
  readonly regions: ReadonlyMap<string, number>;
  /** Index of the line with which the FASTA part begins, or the number of lines. */
  readonly fastaAt: number;
}

/** Reads the lines above `##FASTA`. Lines that do not follow the format are noted and left out. Linear. */
export const readRows = (lines: readonly string[], notes: Notes): GffPart => {
  const rows: GffRow[] = [];
  const regions = new Map<string, number>();
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith(">") || /^##FASTA\b/i.test(line)) break;
    if (line.startsWith("#")) {
      const region = /^##sequence-region\s+(\S+)\s+\d+\s+(\d{1,15})/.exec(line);
      if (region?.[1]) regions.set(decodeGff(region[1]), Number(region[2]));
    } else if (line.trim() !== "") {
      const row = readRow(line, at + 1);
      if (row) rows.push(row);
      else notes.add("unknown-line", at + 1, line.trim());
    }
  }
  return { rows, regions, fastaAt: at };
};

const readRow = (text: string, line: number): GffRow | null => {
  const columns = text.split("\t");
  if (columns.length < 8) return null;
  const [seqId = "", source = "", type = "", from = "", to = "", score = "", strand = "", phase = ""] =
    columns;
  if (seqId === "" || type === "" || !/^-?\d{1,15}$/.test(from) || !/^-?\d{1,15}$/.test(to)) return null;
  return {
    line,
    seqId: decodeGff(seqId),
    source: decodeGff(source),
    type: decodeGff(type),
    from: Number(from),
    to: Number(to),
    score,
    strand: strand === "+" ? 1 : strand === "-" ? -1 : 0,
    phase: /^[012]$/.test(phase) ? (Number(phase) as 0 | 1 | 2) : null,
    attributes: readAttributes(columns.slice(8).join("\t")),
  };
};
