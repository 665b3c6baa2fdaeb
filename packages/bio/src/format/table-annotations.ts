import type { Feature, Qualifier, Strand } from "../feature.ts";
import { orderField, readOrderNotation } from "../primer/order-notation.ts";
import type { Primer } from "../primer/primer.ts";
import { qualifierOf, readAttributes } from "./gff3-text.ts";
import type { Notes } from "./notes.ts";
import { placeLocation } from "./place-location.ts";
import { readFeature } from "./read-feature.ts";
import type { Column } from "./table-column.ts";

/** A row by the meaning of its cells, and cells under headings that have none. */
export interface Row {
  readonly line: number;
  readonly get: (column: Column) => string;
  readonly others: readonly Qualifier[];
}

/** Order forms mark what is attached between slashes, `/5Phos/ACGT`. */
export const MODIFICATION = /\/[^/\s]{1,30}\//g;

/** The location of a row as INSDC writes it; empty when the row has none. */
const locationOf = (row: Row): string => {
  const written = row.get("location");
  if (written !== "") return written;
  const [start, end] = [row.get("start"), row.get("end")];
  if (!/^\d{1,15}$/.test(start) || !/^\d{1,15}$/.test(end)) return "";
  return strandOf(row) === -1 ? `complement(${start}..${end})` : `${start}..${end}`;
};

const strandOf = (row: Row): Strand =>
  /^(-|-1|−|r|rev|reverse|bottom|minus)$/i.test(row.get("strand")) ? -1 : 1;

/** The feature of a row; null, with a note, when it has no location. `size` is null if there are no residues. */
export const featureOf = (
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

/** The primer of a row; null, and noted, when its bases cannot be read. */
export const primerOf = (
  row: Row,
  id: string,
  size: number | null,
  isCircular: boolean,
  notes: Notes,
): Primer | null => {
  const written = row.get("sequence");
  const order = readOrderNotation(written);
  const bases = order?.bases ?? written.replace(MODIFICATION, "").replace(/\s+/g, "");
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
    ...orderField(written, order),
    locations: placed?.segments ?? [],
    ...(color !== "" && { color }),
  };
};
