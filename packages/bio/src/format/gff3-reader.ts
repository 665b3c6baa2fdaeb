import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { readFasta } from "./fasta-reader.ts";
import { featureFromRows } from "./gff3-feature.ts";
import { type GffRow, readRows } from "./gff3-rows.ts";
import { decodeGff } from "./gff3-text.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadRecords } from "./report.ts";

/**
 * Reads GFF3 and the FASTA after it: one record per sequence id (Sequence Ontology, GFF3 1.26). Rows that share an ID
 * are the segments of one feature; parents and children are separate features, linked by their `ID` and `Parent`
 * qualifiers. Coordinates count from one; on a circle (`Is_circular`) an end may be past the origin. Without FASTA a
 * record has no residues (`no-bases`), and its features keep the coordinates of the file, which no length bounds.
 * Linear; never throws.
 *
 * @example readGff3("##gff-version 3\nc1\t.\tgene\t3\t8\t.\t-\t.\tName=a\n##FASTA\n>c1\nACGTACGTAC", "a", new
 * Notes()) // [{ name: "c1", features: [{ name: "a", locations: [{ start: 2, end: 8, strand: -1 }], … }], … }]
 */
export const readGff3 = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const lines = splitLines(text);
  const { rows, fastaAt } = readRows(lines, notes);
  const molecules = readMolecules(lines, fastaAt, fallbackName, notes);
  if (isNote(molecules)) return molecules;
  const bySequence = new Map<string, GffRow[]>(molecules.map(({ name }) => [name, []]));
  for (const row of rows) {
    const list = bySequence.get(row.seqId);
    if (list) list.push(row);
    else bySequence.set(row.seqId, [row]);
  }
  if (bySequence.size === 0) return note("not-a-sequence", 1, lines[0] ?? "");
  const known = new Map(molecules.map((record) => [record.name, record]));
  return [...bySequence].map(([name, own]) => withFeatures(known.get(name) ?? bare(name), own, notes));
};

/** The records of the FASTA part; ids there may be escaped as they are in column 1. */
const readMolecules = (
  lines: readonly string[],
  fastaAt: number,
  fallbackName: string,
  notes: Notes,
): ReadRecords => {
  const first = lines.findIndex((line, index) => index >= fastaAt && line.startsWith(">"));
  if (first < 0) return [];
  // Blank lines replace those above, so that warnings name the right line.
  const fasta = "\n".repeat(first) + lines.slice(first).join("\n");
  const read = readFasta(fasta, fallbackName, notes);
  if (isNote(read)) return read.code === "no-bases" ? [] : read;
  return read.map((record) => ({ ...record, name: decodeGff(record.name) }));
};

const bare = (name: string): SequenceRecord => ({
  name: name.slice(0, 255),
  description: "",
  kind: "dna",
  topology: "linear",
  sequence: "",
  features: [],
  primers: [],
  meta: {},
});

/** A landmark that only declares the sequence circular is no annotation. */
const isBareLandmark = ({ type, attributes }: GffRow): boolean =>
  type === "region" &&
  attributes.length === 2 &&
  attributes.every(({ key }) => /^(ID|Is_circular)$/.test(key));

const withFeatures = (molecule: SequenceRecord, rows: readonly GffRow[], notes: Notes): SequenceRecord => {
  const size = molecule.sequence === "" ? null : molecule.sequence.length;
  if (size === null) notes.add("no-bases", rows[0]?.line ?? 1, molecule.name);
  const isCircular =
    molecule.kind !== "protein" &&
    rows.some(({ attributes }) =>
      attributes.some(({ key, value }) => key === "Is_circular" && /^true$/i.test(value ?? "")),
    );
  const groups = new Map<string, GffRow[]>();
  rows.forEach((row, index) => {
    if (isCircular && isBareLandmark(row)) return;
    const id = row.attributes.find(({ key }) => key === "ID")?.value;
    const key = id ? `${row.type} ${id}` : `#${index}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  });
  const features: Feature[] = [...groups.values()].map((group, index) =>
    featureFromRows(group, `f${index + 1}`, size, isCircular, notes),
  );
  return { ...molecule, topology: isCircular ? "circular" : "linear", features };
};
