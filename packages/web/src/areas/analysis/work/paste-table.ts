import { readNumber } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import { MAX_ANALYSIS_CELL, MAX_ANALYSIS_COLUMNS, MAX_ANALYSIS_ROWS } from "@benchleaf/contract";

type Table = AnalysisContent["table"];

/** Cells of a copied range: tabs part them, as Excel and plate readers copy. */
export const cellsOfText = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/** Whether a cell is a number, whatever its separator is. */
export const isNumber = (cell: string): boolean => {
  const comma = readNumber(cell, ",");
  const point = readNumber(cell, ".");
  return typeof comma === "number" || typeof point === "number";
};

/** A first row of words over a row with numbers names the columns. */
export const hasHead = (rows: readonly (readonly string[])[]): boolean =>
  rows.length > 1 &&
  rows[0]!.every((cell) => !isNumber(cell)) &&
  rows.slice(1).some((row) => row.some(isNumber));

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== "").length;

/** Files of instruments begin with lines about the run, which hold fewer cells than the table below them. */
const withoutPreamble = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const widest = Math.max(0, ...rows.map(filled));
  const start = rows.findIndex((row) => filled(row) >= Math.min(widest, Math.max(3, widest * 0.6)));
  const isPreamble =
    start > 0 && rows.slice(0, start).every((row) => filled(row) <= 2 && filled(row) < widest);
  return isPreamble ? rows.slice(start) : rows;
};

/** A table of rows as they were read. */
export const tableOfRows = (
  given: readonly (readonly string[])[],
  columnName: (number: number) => string,
): Table => {
  const rows = withoutPreamble(given.filter((row) => row.some((cell) => cell !== "")));
  const width = Math.min(MAX_ANALYSIS_COLUMNS, Math.max(1, ...rows.map((row) => row.length)));
  const head = hasHead(rows) ? rows[0]! : null;
  const body = (head ? rows.slice(1) : rows).slice(0, MAX_ANALYSIS_ROWS);
  return {
    columns: Array.from({ length: width }, (_, i) => ({
      id: `c${i + 1}`,
      name: (head?.[i] || columnName(i + 1)).slice(0, 100),
    })),
    rows: body.map((row) =>
      Array.from({ length: width }, (_, i) => (row[i] ?? "").slice(0, MAX_ANALYSIS_CELL)),
    ),
  };
};

/** Puts copied cells into a table from one cell on; it grows where they need room. */
export const pasteInto = (
  table: Table,
  at: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
  columnName: (number: number) => string,
): Table => {
  const isEmpty = table.rows.every((row) => row.every((cell) => cell === ""));
  if (isEmpty && at.row === 0 && at.column === 0) return tableOfRows(cells, columnName);
  const width = Math.min(
    MAX_ANALYSIS_COLUMNS,
    Math.max(table.columns.length, ...cells.map((row) => at.column + row.length)),
  );
  const height = Math.min(MAX_ANALYSIS_ROWS, Math.max(table.rows.length, at.row + cells.length));
  const taken = new Set(table.columns.map(({ id }) => id));
  const columns = [...table.columns];
  for (let number = 1; columns.length < width; number++) {
    const id = `c${number}`;
    if (taken.has(id)) continue;
    columns.push({ id, name: columnName(columns.length + 1) });
  }
  const rows = Array.from({ length: height }, (_, i) =>
    Array.from({ length: width }, (__, j) => {
      const pasted = cells[i - at.row]?.[j - at.column];
      return (pasted ?? table.rows[i]?.[j] ?? "").slice(0, MAX_ANALYSIS_CELL);
    }),
  );
  return { columns, rows };
};
