import { guessAlphabet } from "../alphabet.ts";
import type { Feature } from "../feature.ts";
import { orderField, recognizeOrder, withOrder } from "../primer/order-notation.ts";
import type { Primer } from "../primer/primer.ts";
import type { SequenceRecord } from "../sequence.ts";
import { readResidues } from "./genbank-residues.ts";
import { qualifierOf } from "./gff3-text.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { featureOf, MODIFICATION, primerOf, type Row } from "./table-annotations.ts";
import type { Column } from "./table-column.ts";
import { columnOf, findColumns, isTable } from "./table-columns.ts";
import { plainCell, separatorOf, splitTable, type TableRow } from "./table-text.ts";

/** Longest row of residues that is read as a primer, in bases: the limit of synthesis. */
const LONGEST_PRIMER = 200;

/** Columns that a record of one oligonucleotide has a place for. */
const OLIGO_COLUMNS: ReadonlySet<string> = new Set([
  "name",
  "sequence",
  "description",
  "topology",
  "molecule",
]);

/** Whether a first line is the heading of a table that can be read. */
export const isTableHeading = (line: string): boolean => {
  const separator = separatorOf(line);
  return line.includes(separator) && isTable(findColumns(splitTable(line, separator)[0]?.cells ?? []));
};

/**
 * Reads tables with a heading (CSV, TSV), in three shapes. With a column `row`, as we write it: sequences, their
 * features and primers. With names and residues: one record a row, and up to 200 bases it is its own primer. With
 * names and places (`start` and `end` counted from one, or `location` as INSDC writes it): features of records
 * without residues, named by a column `record`, whose coordinates no length bounds. Linear; never throws.
 *
 * @example readTable("Primer,Sequence\nM13,GTAAAACG", "a", new Notes()) // [{ name: "M13", sequence: "GTAAAACG",
 * primers: [{ name: "M13", bases: "GTAAAACG", … }], … }]
 */
export const readTable = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const heading = splitLines(text.slice(0, 65_536)).find((line) => line.trim() !== "") ?? "";
  const [head, ...body] = splitTable(text.replace(/^\uFEFF/, ""), separatorOf(heading));
  const columns = findColumns(head?.cells ?? []);
  if (!head || !isTable(columns)) return note("not-a-sequence", 1, heading);
  const rows = body.map((row) => readRow(row, head, columns));
  if (columns.has("row")) return readWhole(rows, fallbackName, notes);
  if (!columns.has("sequence")) return readPlaces(rows, fallbackName, notes);
  const unused = head.cells.filter(
    (heading) => heading.trim() !== "" && !OLIGO_COLUMNS.has(columnOf(heading) ?? ""),
  );
  if (unused.length > 0) notes.add("block-skipped", head.line, unused.join(", "));
  return readOligos(rows, notes);
};

const readRow = ({ line, cells }: TableRow, head: TableRow, columns: ReadonlyMap<Column, number>): Row => {
  const used = new Set(columns.values());
  return {
    line,
    get: (column) => plainCell(cells[columns.get(column) ?? -1] ?? "").trim(),
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

const readSequenceRow = (row: Row, notes: Notes): SequenceRecord | ReadNote => {
  const written = row.get("sequence");
  const order = recognizeOrder(written);
  if (order) notes.add("modifications", row.line, [...new Set(order.modifications)].join(" "));
  const letters = order?.bases ?? written.replace(MODIFICATION, "");
  if (!order && letters !== written)
    notes.add("illegal-letters-removed", row.line, written.match(MODIFICATION)?.join(" ") ?? "");
  const molecule = row.get("molecule").toLowerCase();
  const isProtein =
    molecule === "protein" || (molecule === "" && !order && guessAlphabet(letters) === "protein");
  const moleculeType = molecule === "rna" || order?.kind === "rna" ? "RNA" : undefined;
  const read = readResidues([letters], row.line, { isProtein, moleculeType }, notes);
  if (isNote(read)) return read;
  const isCircular = /^circular$/i.test(row.get("topology")) && read.alphabet !== "protein";
  return {
    ...emptyRecord(row.get("name") || `sequence-${row.line}`),
    description: order ? withOrder(row.get("description"), written, order) : row.get("description"),
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
    const written = row.get("sequence");
    const isPrimer = record.kind === "dna" && end <= LONGEST_PRIMER;
    const { name, sequence: bases } = record;
    const locations = [{ start: 0, end, strand: 1 as const }];
    records.push(
      isPrimer
        ? {
            ...record,
            primers: [
              {
                ...{ id: "p1", name, description: row.get("description"), bases, locations },
                ...orderField(written, recognizeOrder(written)),
              },
            ],
          }
        : record,
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
