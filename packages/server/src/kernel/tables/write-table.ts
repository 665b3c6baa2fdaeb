import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, csvLine } from "@benchleaf/contract";
import type { Batches } from "./cells.ts";
import { type SheetColumn, writeWorkbook } from "./write-workbook.ts";

/** A table to export. */
export interface TableAnswer {
  readonly contentType: string;
  readonly body: Readable;
}

async function* csvParts(columns: readonly SheetColumn[], batches: Batches): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label));
  for await (const rows of batches)
    if (rows.length > 0) yield rows.map((row) => csvLine(row.map((cell) => cell ?? ""))).join("");
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Streams a table, row after row: CSV that Excel reads as UTF-8 and that runs no formula, or a workbook of one sheet.
 *
 * @param tooLong replaces a text in a workbook that no cell can hold
 */
export const writeTable = (
  format: "csv" | "xlsx",
  columns: readonly SheetColumn[],
  batches: Batches,
  tooLong = "",
): TableAnswer =>
  format === "csv"
    ? { contentType: "text/csv; charset=utf-8", body: Readable.from(csvParts(columns, batches)) }
    : { contentType: XLSX, body: Readable.from(writeWorkbook(columns, batches, tooLong)) };
