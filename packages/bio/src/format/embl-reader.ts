import type { Feature } from "../feature.ts";
import type { SequenceMeta, SequenceRecord } from "../sequence.ts";
import { EMBL_TABLE_MARK, readEmblHeader } from "./embl-header.ts";
import { type EmblId, readEmblId } from "./embl-id-line.ts";
import { readFeatureTable } from "./feature-table.ts";
import { readResidues } from "./genbank-residues.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import { EMBL_QUALIFIER_WIDTH } from "./qualifier-text.ts";
import { readFeature } from "./read-feature.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { hasNoResidues, withoutResidues } from "./without-residues.ts";

/** The lines of one entry, sorted into its parts; `next` is the index of the first line after it. */
interface Entry {
  idLine: string;
  readonly line: number;
  readonly header: string[];
  readonly table: string[];
  tableLine: number;
  readonly letters: string[];
  lettersLine: number;
  isClosed: boolean;
  next: number;
}

/** Whether a line begins an EMBL entry. */
export const isEmblId = (line: string): boolean => /^ID {2,4}\S/.test(line);

/**
 * Reads EMBL text of any age, any number of entries; the collections of patent proteins too. Fails and warns as
 * the reader of GenBank does. Linear; never throws.
 *
 * @example readEmbl("ID   X1; SV 1; circular; DNA; STD; SYN; 4 BP.\nSQ\n     acgt  4\n//", "a", new Notes())
 * // [{ name: "X1", topology: "circular", sequence: "acgt", … }]
 */
export const readEmbl = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const lines = splitLines(text);
  const records: SequenceRecord[] = [];
  const bare: ReadNote[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (!isEmblId(line)) {
      if (line.trim() !== "") notes.add("unknown-line", at + 1, line.trim());
      at++;
      continue;
    }
    const entry = sortEntry(lines, at);
    const record = readEntry(entry, `${fallbackName}-${records.length + 1}`, notes);
    if (!isNote(record)) records.push(record);
    else if (hasNoResidues(record)) bare.push(record);
    else return record;
    at = entry.next;
  }
  if (records.length === 0) return bare[0] ?? note("not-a-sequence", 1, lines[0] ?? "");
  for (const one of bare) notes.take(one);
  return records;
};

const sortEntry = (lines: readonly string[], first: number): Entry => {
  const entry: Entry = {
    idLine: lines[first]!,
    line: first + 1,
    header: [],
    table: [],
    tableLine: first + 1,
    letters: [],
    lettersLine: first + 1,
    isClosed: false,
    next: lines.length,
  };
  let isInLetters = false;
  let begin = first + 1;
  // An ID line that continues: the length ends it.
  const next = lines[begin] ?? "";
  const isOpen = !/\d+ (BP|AA)\.?\s*$/i.test(entry.idLine);
  if (isOpen && /\d+ (BP|AA)\.?\s*$/i.test(next) && /^(ID)? {2,}\S/.test(next)) {
    entry.idLine = `${entry.idLine.trimEnd()} ${next.replace(/^ID/, "").trim()}`;
    begin++;
  }
  for (let at = begin; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith("//") || isEmblId(line)) {
      entry.isClosed = line.startsWith("//");
      entry.next = entry.isClosed ? at + 1 : at;
      break;
    }
    if (line.startsWith("SQ")) {
      isInLetters = true;
      entry.header.push(line);
      entry.lettersLine = at + 2;
    } else if (isInLetters) {
      entry.letters.push(line);
    } else if (line.startsWith("FT")) {
      if (entry.table.length === 0) {
        entry.tableLine = at + 1;
        entry.header.push(EMBL_TABLE_MARK);
      }
      entry.table.push(`  ${line.slice(2)}`);
    } else if (line.trim() !== "") {
      entry.header.push(line);
    }
  }
  return entry;
};

const readEntry = (entry: Entry, fallbackName: string, notes: Notes): SequenceRecord | ReadNote => {
  const id = readEmblId(entry.idLine);
  const letters = readResidues(entry.letters, entry.lettersLine, id, notes);
  if (isNote(letters)) return letters;
  const { bases, alphabet } = letters;
  const failure = checkLength(entry, id, bases.length, notes);
  if (failure) return failure;
  const isCircular = id.isCircular && alphabet !== "protein";
  if (id.isCircular && !isCircular) notes.add("circular-protein", entry.line, id.name);
  const { description, version, ...parts } = readEmblHeader(entry.header);
  const name = id.name || parts.accession?.split(" ")[0] || fallbackName;
  if (id.name === "") notes.add("name-missing", entry.line, name);
  const full = version ?? (id.version === undefined ? undefined : `${id.name}.${id.version}`);
  const length = bases.length;
  const meta: SequenceMeta = {
    ...(id.moleculeType !== undefined && { moleculeType: id.moleculeType }),
    ...(id.division !== undefined && { division: id.division }),
    ...parts,
    ...(full !== undefined && { version: full }),
    layout: { locus: entry.idLine, header: entry.header.join("\n") },
  };
  return {
    name: name.slice(0, 255),
    description,
    kind: alphabet,
    topology: isCircular ? "circular" : "linear",
    sequence: bases,
    features: readFeatures(entry, length, isCircular, notes),
    primers: [],
    meta,
  };
};

const checkLength = (entry: Entry, id: EmblId, found: number, notes: Notes): ReadNote | null => {
  const declared = id.length ?? found;
  if (!entry.isClosed && found < declared) return note("truncated", entry.next, `${found} / ${declared}`);
  if (!entry.isClosed) notes.add("truncated", entry.next, `${id.name}: //`);
  if (found === 0) {
    const isOfParts = entry.header.some((line) => line.startsWith("CO "));
    const missing = withoutResidues({ name: id.name, line: entry.line, announced: id.length, isOfParts });
    if (missing) return missing;
    notes.add("no-bases", entry.line, id.name);
  }
  if (found !== declared) notes.add("length-differs", entry.line, `${declared} → ${found}`);
  return null;
};

const readFeatures = (entry: Entry, size: number, isCircular: boolean, notes: Notes): Feature[] => {
  const table = entry.table.join("\n");
  const stretch = { from: 0, to: table.length };
  const { entries, strays, mended } = readFeatureTable(
    table,
    stretch,
    entry.tableLine,
    0,
    EMBL_QUALIFIER_WIDTH,
  );
  for (const stray of strays) notes.add("unknown-line", stray.line, stray.text);
  for (const { line, text: whole } of mended) notes.add("mended", line, whole);
  return entries.map((one, index) =>
    readFeature(one, `f${index + 1}`, size, isCircular, notes, EMBL_QUALIFIER_WIDTH),
  );
};
