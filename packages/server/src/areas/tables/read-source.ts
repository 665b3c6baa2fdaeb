import { MAX_TABLE_BYTES, MAX_TABLE_CELL, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ReadTable } from "./reading/read-table.ts";
import { isBlank, readColumns } from "./tables.rules.ts";
import type { TableKind } from "./tables.service.ts";
import type { NewRow } from "./tables.store.ts";

export type TableSource = { readonly text: string } | { readonly uuid: string; readonly name: string };

export interface ReadSource {
  readonly fileName: string;
  readonly encoding: string;
  /** What was found in a file of sequences, by the columns of the kind. */
  readonly isOfRecords: boolean;
  readonly rows: readonly NewRow[];
}

const MEGABYTE = 1024 ** 2;
/** The largest take some seconds; the rest is for a machine that is busy. */
const READ_MS = 80_000;
const limits = { rows: MAX_TABLE_ROWS, columns: MAX_TABLE_COLUMNS, cell: MAX_TABLE_CELL };
/** What is read as a table; every other file may be one of sequences. */
const TABLE = /\.(xlsx|csv|tsv|tab|txt)$/i;

const refusalOf = (read: ReadTable & { ok: false }, fileName: string): Problem => {
  switch (read.fault) {
    case "unreadable":
      return problem("table.unreadable", { fileName });
    case "rows":
      return problem("table.rows.too.many", { limit: MAX_TABLE_ROWS });
    case "columns":
      return problem("table.columns.too.many", { limit: MAX_TABLE_COLUMNS });
    case "cell":
      return problem("table.cell.too.long", { row: read.row, limit: MAX_TABLE_CELL });
  }
};

const WORKBOOK = /\.xlsx$/i;
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A table, or a file of sequences where the kind takes some, read in a process that may die of it. */
export const readSource = async (
  { database, storage, compute }: Pick<Kernel, "database" | "storage" | "compute">,
  scope: Scope,
  kind: TableKind,
  source: TableSource,
): Promise<ReadSource> => {
  const fileName = "text" in source ? "" : source.name;
  const bytes =
    "text" in source
      ? new TextEncoder().encode(source.text)
      : (await database.write(scope, (tx) => storage.take(tx, source.uuid, scope))).bytes;
  if (bytes.length > MAX_TABLE_BYTES) throw problem("table.too.large", { limit: MAX_TABLE_BYTES / MEGABYTE });
  const team = { team: scope.tenantId, timeout: READ_MS };
  const asUnreadable = (error: unknown): never => {
    throw error instanceof WorkerLost ? problem("table.unreadable", { fileName }) : error;
  };
  const ofRecord = kind.importing?.ofRecord;
  if (ofRecord !== undefined && fileName !== "" && !TABLE.test(fileName)) {
    const read = await compute.run("read-sequences", { bytes, fileName }, team).catch(asUnreadable);
    if (!read.ok) throw problem("table.unreadable", { fileName });
    const found = read.records.flatMap((record) => ofRecord(record));
    if (found.length > MAX_TABLE_ROWS) throw problem("table.rows.too.many", { limit: MAX_TABLE_ROWS });
    const columns = readColumns(kind.kind);
    return {
      fileName,
      encoding: "",
      isOfRecords: true,
      rows: found.map(({ cells, payload = null }, at) => ({
        number: at + 1,
        cells: columns.map(({ key }) => cells[key] ?? ""),
        payload,
      })),
    };
  }
  // Any bytes are some text; a workbook that is none is damaged, or another file with its name.
  if (WORKBOOK.test(fileName) && !isZip(bytes)) throw problem("table.unreadable", { fileName });
  const read = await compute.run("read-table", { bytes, limits }, team).catch(asUnreadable);
  if (!read.ok) throw refusalOf(read, fileName);
  return {
    fileName,
    encoding: read.encoding,
    isOfRecords: false,
    // Blank rows are counted, as a spreadsheet does, and left out.
    rows: read.rows.flatMap((cells, at) =>
      isBlank(cells) ? [] : [{ number: at + 1, cells, payload: null }],
    ),
  };
};
