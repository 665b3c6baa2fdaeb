import type { SequenceRecord } from "../sequence.ts";
import { readResidues } from "./genbank-residues.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";

/** Phred 0 is `!`, as Sanger and Illumina since 1.8 write it (Cock et al. 2010, doi:10.1093/nar/gkp1137). */
const ZERO = 33;
const MAX_PHRED = 93;
/** Solexa's scale begins at `;`, Illumina's before 1.8 at `@`; reads on today's scale have worse bases and end at `K`. */
const LEAST_OF_OLD = 26;
const MOST_OF_SANGER = 45;
/** Too few residues to determine the scale. */
const LEAST_MEASURED = 60;

/**
 * Reads FASTQ with Phred+33 qualities, four lines a read or wrapped. Linear; never throws. Fails as a whole when a
 * read has no `+` line or fewer qualities than residues at the end of the file. Elsewhere qualities that do not fit
 * go with the warning `qualities-dropped`; a read without residues goes with `no-bases`.
 *
 * @example readFastq("@r1 first\nACGT\n+\nII5!\n", "a", new Notes()) // [{ name: "r1", description: "first",
 * sequence: "ACGT", qualities: [40, 40, 20, 0], … }]
 */
export const readFastq = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const lines = splitLines(text);
  const records: SequenceRecord[] = [];
  let [least, most, measured] = [MAX_PHRED, 0, 0];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.startsWith("@")) {
      if (line.trim() !== "") notes.add("unknown-line", at + 1, line.trim());
      at++;
      continue;
    }
    const block = readBlock(lines, at);
    if (isNote(block)) return block;
    const record = makeRecord(block, `${fallbackName}-${records.length + 1}`, notes);
    if (isNote(record)) return record;
    if (record.sequence === "") notes.add("no-bases", at + 1, record.name);
    else records.push(record);
    measured += record.qualities?.length ?? 0;
    for (const quality of record.qualities ?? []) {
      if (quality < least) least = quality;
      if (quality > most) most = quality;
    }
    at = block.next;
  }
  const isOld = measured >= LEAST_MEASURED && least >= LEAST_OF_OLD && most > MOST_OF_SANGER;
  if (isOld) notes.add("quality-scale", 1, `${least} – ${most}`);
  return records.length === 0 ? note("no-bases", 1, lines[0] ?? "") : records;
};

interface Block {
  readonly title: string;
  readonly line: number;
  readonly letters: readonly string[];
  readonly qualities: string;
  readonly next: number;
}

/** A quality line may start with `@` too; only its length determines where the next read starts. */
const readBlock = (lines: readonly string[], first: number): Block | ReadNote => {
  const letters: string[] = [];
  let size = 0;
  let at = first + 1;
  for (; at < lines.length && !lines[at]!.startsWith("+"); at++) {
    const part = lines[at]!.replace(/\s+/g, "");
    letters.push(part);
    size += part.length;
  }
  if (at >= lines.length) return note("truncated", first + 1, lines[first]!);
  const parts: string[] = [];
  let found = 0;
  at++;
  while (at < lines.length && found < size) {
    const part = lines[at]!.trimEnd();
    if (found > 0 && part.startsWith("@") && found + part.length > size) break;
    parts.push(part);
    found += part.length;
    at++;
  }
  if (at >= lines.length && found < size) return note("truncated", lines.length, `${found} / ${size}`);
  return { title: lines[first]!, line: first + 1, letters, qualities: parts.join(""), next: at };
};

const makeRecord = (block: Block, fallback: string, notes: Notes): SequenceRecord | ReadNote => {
  const { line } = block;
  const words = /^@\s*(\S*)\s*(.*?)\s*$/.exec(block.title);
  const name = words?.[1] || fallback;
  if (!words?.[1]) notes.add("name-missing", line, name);
  const read = readResidues(block.letters, line + 1, { isProtein: false, moleculeType: undefined }, notes);
  if (isNote(read)) return read;
  const qualities = Array.from(block.qualities, (letter) => letter.charCodeAt(0) - ZERO);
  const isSound =
    qualities.length === read.bases.length && qualities.every((phred) => phred >= 0 && phred <= MAX_PHRED);
  if (!isSound) notes.add("qualities-dropped", line, name);
  return {
    name: name.slice(0, 255),
    description: words?.[2] ?? "",
    kind: read.alphabet,
    topology: "linear",
    sequence: read.bases,
    features: [],
    primers: [],
    ...(isSound && { qualities }),
    meta: {},
  };
};

/** Whether a record has a quality for each residue, which FASTQ needs. */
const hasQualities = ({ qualities, sequence }: SequenceRecord): boolean =>
  qualities !== undefined && qualities.length === sequence.length;

/**
 * Writes reads as FASTQ of four lines, Phred+33, qualities mapped to 0 to 93. Records without a quality for each
 * residue are left out.
 *
 * @example writeFastq([{ ...read, name: "r1", description: "", sequence: "AC", qualities: [40, 0] }]) //
 * "@r1\nAC\n+\nI!\n"
 */
export const writeFastq = (records: readonly SequenceRecord[]): string =>
  records
    .filter((record) => record.sequence !== "" && hasQualities(record))
    .map(({ name, description, sequence, qualities = [] }) => {
      const title = `@${name.replace(/\s+/g, "_")} ${description.replace(/\s*[\r\n]\s*/g, " ")}`.trimEnd();
      const codes = qualities.map((phred) =>
        String.fromCharCode(ZERO + Math.min(MAX_PHRED, Math.max(0, Math.round(phred)))),
      );
      return `${title}\n${sequence}\n+\n${codes.join("")}\n`;
    })
    .join("");
