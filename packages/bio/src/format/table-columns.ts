import { tableHeadings } from "../../data/table-headings.ts";
import type { Column } from "./table-column.ts";

/** The columns that we write, in their order; `row` says whether it is a sequence, a feature or a primer. */
export const COLUMNS: readonly Column[] = [
  "row",
  "record",
  "name",
  "type",
  "start",
  "end",
  "strand",
  "location",
  "sequence",
  "topology",
  "molecule",
  "color",
  "description",
  "qualifiers",
];

/** The meaning of a heading, or null. `columnOf("Sequence (5'->3')")` is `"sequence"`. */
export const columnOf = (heading: string): Column | null => {
  const plain = heading
    .replace(/^\uFEFF/, "")
    .replace(/[([（【].*$/, "")
    .replace(/5['’′]?\s*(?:-|–|to|->|→)+\s*3['’′]?/i, "")
    .replace(/[\s_.-]+/g, "")
    .toLowerCase();
  return Object.hasOwn(tableHeadings, plain) ? (tableHeadings[plain] ?? null) : null;
};

/** The index of each column; of two with the same meaning the first. */
export const findColumns = (headings: readonly string[]): ReadonlyMap<Column, number> => {
  const places = new Map<Column, number>();
  headings.forEach((heading, index) => {
    const column = columnOf(heading);
    if (column !== null && !places.has(column)) places.set(column, index);
  });
  return places;
};

/** Whether columns make a table that can be read: names with residues, or names with places. */
export const isTable = (columns: ReadonlyMap<Column, number>): boolean => {
  const has = (column: Column) => columns.has(column);
  return has("name") && (has("sequence") || has("location") || (has("start") && has("end")));
};
