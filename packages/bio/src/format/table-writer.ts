import type { Segment } from "../feature.ts";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { printAttributes } from "./gff3-text.ts";
import type { Column } from "./table-column.ts";
import { COLUMNS } from "./table-columns.ts";
import { harmlessCell, printTable } from "./table-text.ts";
import { locationText } from "./write-feature.ts";

/**
 * Writes records as one table with a heading: a row for each sequence, then its features and primers. Places are
 * counted from one, inclusive; `location` has the whole of them as INSDC writes it; `qualifiers` are `key=value`
 * with `;` between, escaped as in GFF3.
 *
 * @example writeTable([record], ",").startsWith("row,record,name,type,start,end,") // true
 */
export const writeTable = (records: readonly SequenceRecord[], separator: "," | "\t"): string =>
  printTable([COLUMNS, ...records.flatMap(rowsOf)], separator);

const rowsOf = (record: SequenceRecord): string[][] => {
  const size = record.sequence.length;
  const sequence = toRow({
    row: "sequence",
    record: record.name,
    name: record.name,
    start: size > 0 ? "1" : "",
    end: size > 0 ? String(size) : "",
    sequence: record.sequence,
    topology: record.topology,
    molecule: record.kind,
    description: record.description,
  });
  const features = record.features.map((feature) => {
    const { name, type, color = "", qualifiers } = feature;
    const places = placeCells(feature.locations, locationText(feature, record));
    const cells = { row: "feature", record: record.name, name, type, ...places, color };
    return toRow({ ...cells, qualifiers: qualifiers.length === 0 ? "" : printAttributes(qualifiers) });
  });
  const primers = record.primers.map(({ name, bases, order, description, locations, color = "" }) => {
    const places = placeCells(locations, formatLocation(locations, "join", size));
    return toRow({
      row: "primer",
      record: record.name,
      name,
      ...places,
      sequence: order ?? bases,
      color,
      description,
    });
  });
  return [sequence, ...features, ...primers];
};

/** How a table represents a location: one-based ends, a strand, and all of it as INSDC writes it. */
const placeCells = (locations: readonly Segment[], location: string): Partial<Record<Column, string>> => {
  if (locations.length === 0) return {};
  const start = locations.reduce(
    (lowest, segment) => Math.min(lowest, segment.start),
    Number.POSITIVE_INFINITY,
  );
  const end = locations.reduce((highest, segment) => Math.max(highest, segment.end), 0);
  const strands = new Set(locations.map(({ strand }) => strand));
  const strand = strands.size > 1 ? "" : strands.has(-1) ? "-" : "+";
  return { start: String(start + 1), end: String(end), strand, location };
};

/** What people have written; all else is of residues, numbers and signs of ours. */
const WRITTEN: ReadonlySet<Column> = new Set([
  "record",
  "name",
  "type",
  "color",
  "description",
  "qualifiers",
]);

const toRow = (cells: Partial<Record<Column, string>>): string[] =>
  COLUMNS.map((column) => {
    const text = cells[column] ?? "";
    return WRITTEN.has(column) ? harmlessCell(text) : text;
  });
