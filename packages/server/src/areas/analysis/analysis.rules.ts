import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  type AnalysisSpec,
  type PlateColumn,
  plateColumns,
  type ResultCell,
  tableOfPlate,
} from "@benchleaf/bio";
import { type AnalysisContent, type AnalysisOutcomeWire, csvText, plainCell } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

/** Whether the table is what the plate becomes; the names of columns are the page's, in its language. */
const isTableOfPlate = ({ plate, table, spec }: AnalysisContent): boolean => {
  if (plate === null || plate.wells.length !== plate.size) return false;
  const nameOf = (id: PlateColumn) => table.columns.find((column) => column.id === id)?.name ?? "";
  const names = Object.fromEntries(plateColumns.map((id) => [id, nameOf(id)])) as Record<PlateColumn, string>;
  return isDeepStrictEqual(tableOfPlate(plate, spec.decimalMark, names), table);
};

/** Checks that column ids are unique, and that excluded cells are in the table. */
export const checkAnalysis = (content: AnalysisContent): void => {
  const { table, spec } = content;
  const ids = new Set(table.columns.map(({ id }) => id));
  const isThere = spec.excluded.every(({ row, columnId }) => row < table.rows.length && ids.has(columnId));
  const isNarrow = table.rows.every((row) => row.length <= table.columns.length);
  const isOfPlate = !content.plate || isTableOfPlate(content);
  if (!isOfPlate) throw problem("analysis.table.invalid");
  if (ids.size !== table.columns.length || !isThere || !isNarrow) throw problem("analysis.table.invalid");
};

/** The input of the calculation, without undefined members. */
export const specOf = ({ spec }: AnalysisContent): AnalysisSpec => ({
  ...spec,
  roles: Object.fromEntries(
    Object.entries(spec.roles).filter(([, columns]) => columns !== undefined),
  ) as AnalysisSpec["roles"],
});

/** SHA-256 of the table alone: what a result is based on, whatever settings change. */
export const hashTable = ({ table }: AnalysisContent): string =>
  createHash("sha256").update(JSON.stringify(table)).digest("hex");

const textOfCell = (cell: ResultCell): string => {
  if (cell === null) return "";
  if (typeof cell === "object") return cell.word;
  return typeof cell === "number" ? String(cell) : plainCell(cell);
};

/** The table, then each table of the result under its key, separated by blank lines. */
export const csvOfAnalysis = (content: AnalysisContent, outcome: AnalysisOutcomeWire): string => {
  const { table } = content;
  const results = outcome.ok
    ? outcome.result.tables.flatMap(({ key, name, columns, rows }) => [
        [],
        [key, ...(name ? [plainCell(name)] : [])],
        columns,
        ...rows.map((row) => row.map(textOfCell)),
      ])
    : [[], ["error", outcome.error.code]];
  return csvText([
    table.columns.map(({ name }) => plainCell(name)),
    ...table.rows.map((row) => row.map(plainCell)),
    ...results,
  ]);
};

/** The tables of a result as lines of text, for print. */
export const linesOfAnalysis = (outcome: AnalysisOutcomeWire): string[] => {
  if (!outcome.ok) return [outcome.error.message];
  const short = (cell: ResultCell): string =>
    typeof cell === "number" && !Number.isInteger(cell)
      ? String(Number(cell.toPrecision(5)))
      : textOfCell(cell);
  return outcome.result.tables.flatMap(({ key, name, columns, rows }) => [
    "",
    name ? `${key}: ${name}` : key,
    columns.join("  "),
    ...rows.map((row) => row.map(short).join("  ")),
  ]);
};
