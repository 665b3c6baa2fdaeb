import { guessAlphabet } from "../alphabet.ts";
import type { Feature, Qualifier, Strand } from "../feature.ts";
import type { Primer } from "../primer/primer.ts";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { readLetters } from "./genbank-letters.ts";
import { qualifierOf, readAttributes } from "./gff3-text.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import { placeLocation } from "./place-location.ts";
import { readFeature } from "./read-feature.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { type Column, findColumns, isTable } from "./table-columns.ts";
import { separatorOf, splitTable, type TableRow } from "./table-text.ts";

/** Longest row of letters that is taken for a primer, in bases: what is made by synthesis. */
const LONGEST_PRIMER = 200;

/** A row by the meaning of its cells, and cells under headings that have none. */
interface Row {
  readonly line: number;
  readonly get: (column: Column) => string;
  readonly others: readonly Qualifier[];
}

/** Whether a first line is the heading of a table that can be read. */
export const isTableHeading = (line: string): boolean => {
  const separator = separatorOf(line);
  return line.includes(separator) && isTable(findColumns(splitTable(line, separator)[0]?.cells ?? []));
};

/**
 * Reads tables with a heading (CSV, TSV), in three shapes. With a column `row`, as we write it: sequences, their
 * features and primers. With names and letters: one record a row, and up to 200 bases it is its own primer. With
 * names and places (`start` and `end` counted from one, or `location` as INSDC writes it): features of records
 * without letters, named by a column `record`, whose coordinates no length bounds. Linear; never throws.
 *
 * @example readTable("Primer,Sequence\nM13,GTAAAACG", "a", new Notes())
 * // [{ name: "M13", sequence: "GTAAAACG", primers: [{ name: "M13", bases: "GTAAAACG", … }], … }]
 */
export const readTable = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const heading = splitLines(text.slice(0, 65_536)).find((line) => line.trim() !== "") ?? "";
  const [head, ...body] = splitTable(text.replace(/^\uFEFF/, ""), separatorOf(heading));
  const columns = findColumns(head?.cells ?? []);
  if (!head || !isTable(columns)) return note("not-a-sequence", 1, heading);
  const rows = body.map((row) => readRow(row, head, columns));
  if (columns.has("row")) return readWhole(rows, fallbackName, notes);
  return columns.has("sequence") ? readOligos(rows, notes) : readPlaces(rows, fallbackName, notes);
};

const readRow = ({ line, cells }: TableRow, head: TableRow, columns: ReadonlyMap<Column, number>): Row => {
  const used = new Set(columns.values());
  return {
    line,
    get: (column) => cells[columns.get(column) ?? -1]?.trim() ?? "",
    others: head.cells.flatMap((heading, index) => {
      const key = heading.trim().replace(/[\s="/]+/g, "_");
      const value = cells[index]?.trim() ?? "";
      return used.has(index) || key === "" || value === "" ? [] : [qualifierOf(key, value)];
    }),
  };
};

const emptyRecord = (name: string): SequenceRecord => ({
  name: name.slice(0, 255),
  description: "",
  kind: "dna",
  topology: "linear",
  sequence: "",
  features: [],
  primers: [],
  meta: {},
});

/** Order forms mark what is attached between slashes, `/5Phos/ACGT`. */
const MODIFICATION = /\/[^/\s]{1,30}\//g;

const readSequenceRow = (row: Row, notes: Notes): SequenceRecord | ReadNote => {
  const written = row.get("sequence");
  const letters = written.replace(MODIFICATION, "");
  if (letters !== written)
    notes.add("illegal-letters-removed", row.line, written.match(MODIFICATION)?.join(" ") ?? "");
  const molecule = row.get("molecule").toLowerCase();
  const isProtein = molecule === "protein" || (molecule === "" && guessAlphabet(letters) === "protein");
  const moleculeType = molecule === "rna" ? "RNA" : undefined;
  const read = readLetters([letters], row.line, { isProtein, moleculeType }, notes);
  if (isNote(read)) return read;
  const isCircular = /^circular$/i.test(row.get("topology")) && read.alphabet !== "protein";
  return {
    ...emptyRecord(row.get("name") || `sequence-${row.line}`),
    description: row.get("description"),
    kind: read.alphabet,
    topology: isCircular ? "circular" : "linear",
    sequence: read.bases,
  };
};

const readOligos = (rows: readonly Row[], notes: Notes): ReadRecords => {
  const records: SequenceRecord[] = [];
  for (const row of rows) {
    const record = readSequenceRow(row, notes);
    if (isNote(record)) return record;
    if (record.sequence === "") {
      notes.add("no-bases", row.line, record.name);
      continue;
    }
    const end = record.sequence.length;
    const isPrimer = record.kind === "dna" && end <= LONGEST_PRIMER;
    const { name, description, sequence: bases } = record;
    const locations = [{ start: 0, end, strand: 1 as const }];
    records.push(
      isPrimer ? { ...record, primers: [{ id: "p1", name, description, bases, locations }] } : record,
    );
  }
  return records.length === 0 ? note("no-bases", 1, "") : records;
};

const readPlaces = (rows: readonly Row[], fallbackName: string, notes: Notes): ReadRecords => {
  const byRecord = new Map<string, Feature[]>();
  for (const row of rows) {
    const name = row.get("record") || fallbackName;
    const list = byRecord.get(name) ?? [];
    byRecord.set(name, list);
    const feature = featureOf(row, `f${list.length + 1}`, null, false, notes);
    if (feature) list.push(feature);
  }
  if (byRecord.size === 0) return note("no-bases", 1, "");
  for (const name of byRecord.keys()) notes.add("no-bases", 1, name);
  return [...byRecord].map(([name, features]) => ({ ...emptyRecord(name), features }));
};

const readWhole = (rows: readonly Row[], fallbackName: string, notes: Notes): ReadRecords => {
  const records: (Omit<SequenceRecord, "features" | "primers"> & {
    features: Feature[];
    primers: Primer[];
  })[] = [];
  for (const row of rows) {
    const kind = row.get("row").toLowerCase();
    if (kind === "sequence") {
      const record = readSequenceRow(row, notes);
      if (isNote(record)) return record;
      records.push({ ...record, features: [], primers: [] });
      continue;
    }
    // Rows belong to the sequence above them.
    if (records.length === 0)
      records.push({ ...emptyRecord(row.get("record") || fallbackName), features: [], primers: [] });
    const record = records[records.length - 1]!;
    const size = record.sequence === "" ? null : record.sequence.length;
    const isCircular = record.topology === "circular";
    if (kind === "feature") {
      const feature = featureOf(row, `f${record.features.length + 1}`, size, isCircular, notes);
      if (feature) record.features.push(feature);
    } else if (kind === "primer") {
      const primer = primerOf(row, `p${record.primers.length + 1}`, size, isCircular, notes);
      if (primer) record.primers.push(primer);
    } else notes.add("unknown-line", row.line, kind);
  }
  return records.length === 0 ? note("no-bases", 1, "") : records;
};

/** The location of a row as INSDC writes it; empty when it tells none. */
const locationOf = (row: Row): string => {
  const written = row.get("location");
  if (written !== "") return written;
  const [start, end] = [row.get("start"), row.get("end")];
  if (!/^\d{1,15}$/.test(start) || !/^\d{1,15}$/.test(end)) return "";
  return strandOf(row) === -1 ? `complement(${start}..${end})` : `${start}..${end}`;
};

const strandOf = (row: Row): Strand =>
  /^(-|-1|−|r|rev|reverse|bottom|minus)$/i.test(row.get("strand")) ? -1 : 1;

const featureOf = (
  row: Row,
  id: string,
  size: number | null,
  isCircular: boolean,
  notes: Notes,
): Feature | null => {
  const location = locationOf(row);
  const name = row.get("name");
  if (location === "") {
    notes.add("feature-dropped", row.line, name);
    return null;
  }
  const note = row.get("description");
  const qualifiers = [
    ...readAttributes(row.get("qualifiers")),
    ...row.others,
    ...(note === "" ? [] : [qualifierOf("note", note)]),
  ];
  const entry = { type: row.get("type") || "misc_feature", location, line: row.line };
  const isOpen = size === null;
  // A name of its own column need not be among the qualifiers.
  const named = [...qualifiers, qualifierOf("label", name)];
  const read = readFeature(
    { ...entry, qualifiers: named },
    id,
    size ?? Number.MAX_SAFE_INTEGER,
    isCircular,
    notes,
    Number.POSITIVE_INFINITY,
  );
  const color = row.get("color");
  return {
    ...read,
    name: name || read.name,
    qualifiers,
    ...(color !== "" && { color }),
    ...(isOpen && { rawLocation: location }),
  };
};

const primerOf = (
  row: Row,
  id: string,
  size: number | null,
  isCircular: boolean,
  notes: Notes,
): Primer | null => {
  const bases = row.get("sequence").replace(MODIFICATION, "").replace(/\s+/g, "");
  if (!/^[ACGTURYSWKMBDHVN]+$/i.test(bases)) {
    notes.add("primer-dropped", row.line, row.get("name"));
    return null;
  }
  const location = locationOf(row);
  const placed = location === "" || size === null ? null : placeLocation(location, size, isCircular);
  for (const code of placed?.problems ?? []) notes.add(code, row.line, location);
  const color = row.get("color");
  return {
    id,
    name: row.get("name") || id,
    description: row.get("description"),
    bases,
    locations: placed?.segments ?? [],
    ...(color !== "" && { color }),
  };
};

/** How a table tells a place: one-based ends, a strand, and the whole of it as INSDC writes it. */
export const placeCells = (
  locations: Feature["locations"],
  text: string,
): [string, string, string, string] => {
  if (locations.length === 0) return ["", "", "", ""];
  const start = Math.min(...locations.map((segment) => segment.start)) + 1;
  const end = Math.max(...locations.map((segment) => segment.end));
  const strands = new Set(locations.map(({ strand }) => strand));
  const strand = strands.size > 1 ? "" : strands.has(-1) ? "-" : "+";
  return [String(start), String(end), strand, text || formatLocation(locations, "join", end)];
};
