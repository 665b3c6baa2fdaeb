import {
  columnsOfTable,
  type Locale,
  type TableColumn,
  type TableColumnWire,
  type TableImport,
  type TableKindKey,
  type TableRowState,
  type TableRowWire,
} from "@benchleaf/contract";
import { choiceNames, columnLabel, errorMessage } from "@benchleaf/phrases";
import { type CellFault, cellsOf, readColumns } from "./tables.rules.ts";
import type { OwnColumn } from "./tables.service.ts";
import type { ImportRow, RowRow } from "./tables.store.ts";

/** What a choice is called in a language; other values are themselves. */
export const shownValue = (
  locale: Locale,
  kind: TableKindKey,
  { key, choices }: Pick<TableColumn, "key" | "choices">,
  value: string,
): string => (choices?.includes(value) ? choiceNames(locale, kind, key, value)[0]! : value);

export const presentColumns = (
  kind: TableKindKey,
  locale: Locale,
  own: readonly OwnColumn[] = [],
): TableColumnWire[] => [
  ...readColumns(kind).map((column) => ({
    key: column.key,
    label: columnLabel(locale, kind, column.key),
    isRequired: column.isRequired ?? false,
    example: shownValue(locale, kind, column, column.example),
  })),
  ...own
    .filter(({ isComputed }) => isComputed !== true)
    .map(({ key, label, isRequired = false, example }) => ({ key, label, isRequired, example })),
];

/** All columns as written. */
export const sheetColumns = (kind: TableKindKey, locale: Locale, own: readonly OwnColumn[] = []) => [
  ...columnsOfTable(kind).map(({ key, type }) => ({
    label: columnLabel(locale, kind, key),
    isNumber: type === "number",
  })),
  ...own.map(({ label }) => ({ label, isNumber: false })),
];

/** A job that ended without a word took the import with it. */
const stateOf = ({ state, job_state }: ImportRow): TableImport["state"] => {
  const isUnderWay = state === "checking" || state === "writing";
  const isLost = job_state === null || job_state === "failed" || job_state === "cancelled";
  return isUnderWay && isLost ? "failed" : state;
};

export const presentImport = (
  row: ImportRow,
  sample: readonly (readonly string[])[],
  counted: readonly { readonly state: TableRowState; readonly count: number }[],
  locale: Locale,
  own: readonly OwnColumn[] = [],
): TableImport => {
  const state = stateOf(row);
  const of = (wanted: TableRowState) => counted.find((one) => one.state === wanted)?.count ?? 0;
  return {
    id: row.id,
    kind: row.kind,
    state,
    fileName: row.file_name,
    encoding: row.encoding,
    isOfRecords: row.is_of_records,
    hasHead: row.has_head,
    columns: presentColumns(row.kind, locale, own),
    sample: sample.map((cells) => cells.map((cell) => cell.slice(0, 200))),
    mapping: [...row.mapping],
    isRemembered: row.is_remembered,
    counts: {
      rows: counted.reduce((sum, { count }) => sum + count, 0) - (row.has_head ? 1 : 0),
      good: of("good"),
      present: of("present"),
      bad: of("bad"),
      written: of("written"),
    },
    progress: state === "checking" || state === "writing" ? (row.job_progress ?? 0) : 1,
  };
};

/** A cell is shown to be corrected, not to be read whole. */
const SHOWN_CHARACTERS = 2_000;

/** Which choices there are, in the words of the reader. */
const dataOf = (
  { column: key, code, data }: CellFault,
  kind: TableKindKey,
  locale: Locale,
): CellFault["data"] => {
  const column = columnsOfTable(kind).find((one) => one.key === key);
  if (code !== "table.cell.no.choice" || column?.choices === undefined) return data;
  const names = column.choices.map((choice) => shownValue(locale, kind, column, choice));
  return { choices: names.join(locale === "en-US" ? ", " : "、") };
};

export const presentRow = (
  row: RowRow,
  { kind, mapping }: Pick<ImportRow, "kind" | "mapping">,
  locale: Locale,
): TableRowWire => ({
  number: row.number,
  cells: Object.fromEntries(
    Object.entries(cellsOf(row.cells, mapping)).map(([key, cell]) => [key, cell.slice(0, SHOWN_CHARACTERS)]),
  ),
  state: row.state,
  faults: row.faults.map((fault) => ({
    column: fault.column,
    code: fault.code,
    message: errorMessage(locale, fault.code, dataOf(fault, kind, locale)),
  })),
});
