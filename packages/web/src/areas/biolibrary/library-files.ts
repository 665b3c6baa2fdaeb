import {
  enzymes,
  readSequences,
  reverseComplement,
  type Segment,
  type SequenceRecord,
  writeFasta,
  writeGenBank,
} from "@benchleaf/bio";
import {
  type EnzymeSetEntry,
  type FeatureEntry,
  type LibraryEntry,
  type LibraryFault,
  type LibraryKind,
  mendLibraryName,
  type PlasmidEntry,
  type PrimerEntry,
} from "@benchleaf/contract";
import { csvText, parseCsv, readCell } from "../../kernel/csv.ts";
import { draftFault, type EntryDraft, emptyDraft } from "./entry-draft.ts";

export const exportFormats = ["csv", "xlsx", "fasta", "genbank"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Formats that hold what a kind has. */
export const formatsOf = (kind: LibraryKind): readonly ExportFormat[] =>
  kind === "primer" || kind === "feature" ? exportFormats : ["csv", "xlsx"];

/** Headings stay English, so that a file of one language is read in another. */
const columns: Readonly<Record<LibraryKind, readonly string[]>> = {
  primer: ["name", "bases", "description", "orderNumber"],
  feature: ["name", "bases", "alphabet", "type", "color", "description"],
  enzyme: ["name", "enzymes", "description"],
  plasmid: ["name", "sequence", "backbone", "resistance", "publication", "orderNumber", "description"],
};

const enzymeNames = (ids: readonly number[]): string => {
  const names = new Map(enzymes().map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []).join(" ");
};

const cellOf = (entry: LibraryEntry, column: string): string => {
  if (column === "enzymes") return enzymeNames((entry as EnzymeSetEntry).enzymeIds);
  if (column === "sequence") return (entry as PlasmidEntry).sequence?.name ?? "";
  return String((entry as unknown as Record<string, unknown>)[column] ?? "");
};

const recordOf = (kind: LibraryKind, entry: PrimerEntry | FeatureEntry): SequenceRecord => {
  const { bases, name, description } = entry;
  const isProtein = "alphabet" in entry && entry.alphabet === "protein";
  const location = { start: 0, end: bases.length, strand: 1 as const };
  const type = kind === "primer" ? "primer_bind" : (entry as FeatureEntry).type;
  return {
    name,
    description,
    kind: isProtein ? "protein" : "dna",
    topology: "linear",
    sequence: bases,
    features: isProtein
      ? []
      : [
          {
            id: "f1",
            name,
            type,
            locations: [location],
            operator: "join",
            qualifiers: [{ key: "label", value: name, isQuoted: true }],
          },
        ],
    primers: [],
    meta: {},
  };
};

/** Entries as a table, its headings first. */
export const libraryTable = (
  kind: LibraryKind,
  entries: readonly LibraryEntry[],
): readonly (readonly string[])[] => [
  columns[kind],
  ...entries.map((entry) => columns[kind].map((column) => cellOf(entry, column))),
];

export const writeLibrary = (
  kind: LibraryKind,
  entries: readonly LibraryEntry[],
  format: Exclude<ExportFormat, "xlsx">,
): string => {
  if (format === "csv") return csvText(libraryTable(kind, entries));
  const records = (entries as readonly (PrimerEntry | FeatureEntry)[]).map((entry) => recordOf(kind, entry));
  return format === "fasta" ? writeFasta(records) : writeGenBank(records);
};

/** The row of a table as a spreadsheet counts it, or the record of a file of sequences; from 1. */
export interface FilePlace {
  readonly unit: "row" | "record";
  readonly number: number;
}

/** An entry as a file has it. */
export interface FileEntry {
  readonly draft: EntryDraft;
  readonly place: FilePlace;
}

/** An entry read from a file, with what keeps it from being added. */
export interface ReadEntry extends FileEntry {
  readonly fault: LibraryFault | null;
}

const aliases: Readonly<Record<string, string>> = {
  sequence: "bases",
  seq: "bases",
  primer: "name",
  "primer name": "name",
  "order number": "orderNumber",
  ordernumber: "orderNumber",
  order: "orderNumber",
  note: "description",
  notes: "description",
  comment: "description",
};

const idsOfNames = (text: string): number[] => {
  const ids = new Map(enzymes().map(({ id, name }) => [name.toLowerCase(), id]));
  // A name that nobody knows becomes a number that nobody has, so that the server refuses it too.
  return text.split(/[\s,;+]+/).flatMap((name) => (name === "" ? [] : (ids.get(name.toLowerCase()) ?? -1)));
};

const draftOfRow = (row: ReadonlyMap<string, string>): EntryDraft => {
  const text = (column: string) => row.get(column) ?? "";
  return {
    ...emptyDraft,
    name: text("name"),
    description: text("description"),
    bases: text("bases"),
    alphabet: text("alphabet") === "protein" ? "protein" : "dna",
    type: /^[\w'*-]{1,64}$/.test(text("type")) ? text("type") : emptyDraft.type,
    color: /^#[0-9a-fA-F]{6}$/.test(text("color")) ? text("color") : null,
    enzymeIds: idsOfNames(text("enzymes")),
    orderNumber: text("orderNumber").slice(0, 500),
  };
};

/** Columns by what they are called in the user's language. */
export type Headings = Readonly<Record<string, string>>;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");

/** A table with a heading, or else name and letters in its first columns. */
export const draftsOfTable = (
  kind: LibraryKind,
  rows: readonly (readonly string[])[],
  headings: Headings,
): readonly FileEntry[] => {
  const first = rows.findIndex((row) => !isBlank(row));
  const heads = (rows[first] ?? []).map((cell) => {
    const head = readCell(cell);
    return headings[head] ?? aliases[head.toLowerCase()] ?? head;
  });
  const hasHead = heads.includes("name");
  const names = hasHead ? heads : columns[kind];
  return rows.flatMap((row, at): FileEntry[] => {
    if ((hasHead && at === first) || isBlank(row)) return [];
    const draft = draftOfRow(new Map(row.map((cell, column) => [names[column] ?? "", readCell(cell)])));
    return [{ draft, place: { unit: "row", number: at + 1 } }];
  });
};

/** In reading order, as the feature reads: on the bottom strand the other way round. */
const basesOf = ({ sequence, kind }: SequenceRecord, segments: readonly Segment[]): string =>
  segments
    .map(({ start, end, strand }) => {
      const letters = sequence.slice(start, end);
      return strand === 1 || kind === "protein" ? letters : reverseComplement(letters);
    })
    .join("");

/** Of a record with annotations those that the library takes; of a bare one the record itself. */
const draftsOfRecord = (kind: LibraryKind, record: SequenceRecord): EntryDraft[] => {
  const alphabet = record.kind === "protein" ? ("protein" as const) : ("dna" as const);
  if (kind === "primer" && record.primers.length > 0)
    return record.primers.map(({ name, bases, description }) => ({
      ...emptyDraft,
      name,
      bases,
      description,
    }));
  const features = record.features.filter(
    ({ type }) => (type === "primer_bind") === (kind === "primer") && type !== "source",
  );
  if (features.length === 0)
    return [
      { ...emptyDraft, name: record.name, bases: record.sequence, description: record.description, alphabet },
    ];
  return features.map(({ name, type, locations, color }) => ({
    ...emptyDraft,
    name,
    type,
    alphabet,
    bases: basesOf(record, locations),
    color: color !== undefined && /^#[0-9a-fA-F]{6}$/.test(color) ? color : null,
  }));
};

const isTable = (name: string): boolean => /\.(csv|tsv|txt|tab)$/i.test(name);

/** Entries of a file: CSV or tab-separated, else any format of sequences. Empty where nothing was understood. */
export const readLibrary = (
  kind: LibraryKind,
  bytes: Uint8Array,
  name: string,
  headings: Headings = {},
): readonly FileEntry[] => {
  if (isTable(name) || kind === "enzyme")
    return draftsOfTable(kind, parseCsv(new TextDecoder().decode(bytes)), headings);
  const read = readSequences(bytes, { name });
  if (!read.ok) return [];
  return read.records.flatMap((record, at) =>
    draftsOfRecord(kind, record).map(
      (draft): FileEntry => ({ draft, place: { unit: "record", number: at + 1 } }),
    ),
  );
};

/** With what is wrong told; names mended where asked for. */
export const checkEntries = (
  kind: LibraryKind,
  entries: readonly FileEntry[],
  isMending: boolean,
): readonly ReadEntry[] =>
  entries.map(({ draft: given, place }) => {
    const draft = isMending ? { ...given, name: mendLibraryName(given.name) } : given;
    const isUnknown = kind === "enzyme" && draft.enzymeIds.includes(-1);
    return { draft, place, fault: isUnknown ? "biolibrary.content.invalid" : draftFault(kind, draft) };
  });
