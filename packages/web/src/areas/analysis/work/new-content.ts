import { type AnalysisSpec, defaultAnalysisOptions } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import { isNumber, tableOfRows } from "./paste-table.ts";

const EMPTY_ROWS = 12;
const EMPTY_COLUMNS = 3;

/** What an analysis begins with: an empty table, and groups described. */
export const newContent = (columnName: (number: number) => string): AnalysisContent => ({
  table: {
    columns: Array.from({ length: EMPTY_COLUMNS }, (_, i) => ({ id: `c${i + 1}`, name: columnName(i + 1) })),
    rows: Array.from({ length: EMPTY_ROWS }, () => Array.from({ length: EMPTY_COLUMNS }, () => "")),
  },
  source: null,
  plate: null,
  spec: {
    method: "describe",
    roles: {},
    options: { ...defaultAnalysisOptions, references: [], efficiencies: {} },
    decimalMark: null,
    excluded: [],
  },
  figure: {
    ...{ title: "", xName: "", yName: "", width: 90, height: 65, fontSize: 8 },
    ...{ shape: "points", error: "sd", isGray: false, hasBand: true },
  },
});

/** An analysis of a table from elsewhere: its numbers described, by the words in a column if there is one. */
export const contentOfRows = (
  rows: readonly (readonly string[])[],
  source: AnalysisContent["source"],
  columnName: (number: number) => string,
): AnalysisContent => {
  const table = tableOfRows(rows, columnName);
  const cellsOf = (at: number): string[] =>
    table.rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  const isNumeric = table.columns.map((_, at) => cellsOf(at).length > 0 && cellsOf(at).every(isNumber));
  const isPoint = !table.rows.some((row) => row.some((cell) => isNumber(cell) && cell.includes(",")));
  const values = table.columns.filter((_, at) => isNumeric[at]).map(({ id }) => id);
  const words = table.columns.find((_, at) => !isNumeric[at] && cellsOf(at).length > 0);
  const hasGroups =
    words !== undefined && new Set(cellsOf(table.columns.indexOf(words))).size < table.rows.length;
  const begun = newContent(columnName);
  return {
    ...begun,
    ...{ table, source },
    spec: {
      ...begun.spec,
      decimalMark: isPoint ? "." : null,
      roles: { values, ...(hasGroups && values.length === 1 ? { group: [words.id] } : {}) },
    },
  };
};

/** What the calculation takes. */
export const specOf = (spec: AnalysisContent["spec"]): AnalysisSpec => ({
  ...spec,
  roles: Object.fromEntries(
    Object.entries(spec.roles).filter(([, ids]) => ids !== undefined),
  ) as AnalysisSpec["roles"],
});
