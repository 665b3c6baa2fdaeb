import {
  columnsOfTable,
  type Locale,
  type TableColumnWire,
  type TableImport,
  type TableKindKey,
  type TableRowState,
  type TableRowWire,
} from "@benchleaf/contract";
import { columnLabel, errorMessage } from "@benchleaf/phrases";
import { cellsOf, type Mapping, readColumns } from "./tables.rules.ts";
import type { OwnColumn } from "./tables.service.ts";
import type { ImportRow, RowRow } from "./tables.store.ts";

export const presentColumns = (
  kind: TableKindKey,
  locale: Locale,
  own: readonly OwnColumn[] = [],
): TableColumnWire[] => [
  ...readColumns(kind).map(({ key, isRequired = false, example }) => ({
    key,
    label: columnLabel(locale, kind, key),
    isRequired,
    example,
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

export const presentRow = (row: RowRow, mapping: Mapping, locale: Locale): TableRowWire => ({
  number: row.number,
  cells: Object.fromEntries(
    Object.entries(cellsOf(row.cells, mapping)).map(([key, cell]) => [key, cell.slice(0, SHOWN_CHARACTERS)]),
  ),
  state: row.state,
  faults: row.faults.map(({ column, code, data }) => ({
    column,
    code,
    message: errorMessage(locale, code, data),
  })),
});
