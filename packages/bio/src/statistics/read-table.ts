import { refuse } from "./refusal.ts";

/** A column by its own id, so that renaming it breaks nothing. */
export interface TableColumn {
  readonly id: string;
  readonly name: string;
}

/** A table as it was typed, pasted or read: text in every cell, so that nothing is lost before it is understood. */
export interface AnalysisTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** The decimal separator; null until one is chosen. */
export type DecimalMark = "." | "," | null;

/** Sixth powers of larger numbers overflow. */
const MOST = 1e50;

const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const grouped = { ".": /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, ",": /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/ };

/** The number in a cell, null for a blank one, undefined for text. A comma is never guessed. */
export const readNumber = (cell: string, mark: DecimalMark): number | null | undefined => {
  const text = cell
    .trim()
    .replace(/[−–]/g, "-")
    .replace(/[\u00a0\u202f]/g, "");
  if (text === "") return null;
  if (mark === ",") {
    if (grouped[","].test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
    const dotted = text.replace(",", ".");
    return plain.test(dotted) && !(text.includes(".") && !/e/i.test(text)) ? Number(dotted) : undefined;
  }
  if (plain.test(text)) return Number(text);
  if (!text.includes(",")) return undefined;
  const mayBeNumber = /^[+-]?[\d.,]+(e[+-]?\d+)?$/i.test(text);
  if (mark === null)
    return mayBeNumber ? refuse("decimal-separator-unclear", { text: cell.trim() }) : undefined;
  return grouped["."].test(text) ? Number(text.replaceAll(",", "")) : undefined;
};

/** Whether a table has commas in cells that look like numbers, so that the user has to say what they mean. */
export const hasUnclearCommas = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) =>
    row.some((cell) => cell.includes(",") && /^\s*[+\-−]?[\d.]*,[\d.,]+(e[+-]?\d+)?\s*$/i.test(cell)),
  );

/** A cell left out on purpose: the place of its row, from 0, and its column. */
export interface ExcludedCell {
  readonly row: number;
  readonly columnId: string;
}

/** Reads cells of a table by column, leaving out what is excluded. */
export const tableReader = (table: AnalysisTable, mark: DecimalMark, excluded: readonly ExcludedCell[]) => {
  const places = new Map(table.columns.map(({ id }, index) => [id, index]));
  const left = new Set(excluded.map(({ row, columnId }) => `${row} ${columnId}`));
  const placeOf = (columnId: string): number =>
    places.get(columnId) ?? refuse("role-missing", { name: columnId });
  const nameOf = (columnId: string): string => table.columns[placeOf(columnId)]!.name;
  const textAt = (row: number, columnId: string): string =>
    (table.rows[row]?.[placeOf(columnId)] ?? "").trim();
  return {
    rowCount: table.rows.length,
    nameOf,
    textAt,
    /** Null if the cell is blank or left out. */
    numberAt: (row: number, columnId: string): number | null => {
      if (left.has(`${row} ${columnId}`)) return null;
      const value = readNumber(textAt(row, columnId), mark);
      if (value !== undefined && Math.abs(value ?? 0) <= MOST) return value;
      return refuse(value === undefined ? "not-a-number" : "number-too-large", {
        name: nameOf(columnId),
        count: row + 1,
        text: textAt(row, columnId).slice(0, 40),
      });
    },
  };
};
export type TableReader = ReturnType<typeof tableReader>;
