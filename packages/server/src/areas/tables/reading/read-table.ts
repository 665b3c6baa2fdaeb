import { decodeText } from "@benchleaf/bio";
import { findZipDirectory, readZipDirectory, ZIP_TAIL_BYTES } from "../../../kernel/reading/zip-directory.ts";
import { type CellLimits, parseCells, refuseBeyond, TooManyCells } from "./parse-cells.ts";

/** The bytes of a table, and the most that is read of them. */
export interface TableInput {
  readonly bytes: Uint8Array;
  readonly limits: CellLimits;
}

/** Rows with their encoding, empty for a workbook; or why there are none, with the row from 1. */
export type ReadTable =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[]; readonly encoding: string }
  | { readonly ok: false; readonly fault: "unreadable" }
  | { readonly ok: false; readonly fault: TooManyCells["what"]; readonly row: number };

/** A workbook is a ZIP, and so begins every one. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Older workbooks, which are read by no program of ours. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** Unpacked, all of one workbook: fifty thousand rows come to a fifth of it. */
const MAX_UNPACKED_BYTES = 200 * 1024 ** 2;

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/**
 * A file that unpacks to more than any table is rejected. False sizes in the directory hit the limits of the process.
 */
const isHarmless = (bytes: Uint8Array): boolean => {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL_BYTES));
  const { offset, length, count } = findZipDirectory(tail, bytes.length);
  const members = readZipDirectory(bytes.subarray(offset, offset + length), count);
  return members.reduce((sum, { size }) => sum + size, 0) <= MAX_UNPACKED_BYTES;
};

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** The first sheet alone. */
const readWorkbook = async (bytes: Uint8Array, limits: CellLimits): Promise<string[][]> => {
  const { readSheet } = await import("read-excel-file/universal");
  // Copied: data from another process may be part of a larger buffer.
  const rows = await readSheet(new Uint8Array(bytes).buffer);
  return rows.map((cells, at) => {
    const row = cells.map(textOf);
    refuseBeyond(row, at + 1, limits);
    return row;
  });
};

/** Without what no text of the database can hold. */
const storable = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map((cell) => cell.replace(/\p{Surrogate}/gu, "\uFFFD").replaceAll("\0", "\uFFFD")));

/** The rows of a table: a workbook's first sheet, or text with separators; for a process that may die of it. */
export const readTable = async ({ bytes, limits }: TableInput): Promise<ReadTable> => {
  try {
    if (begins(bytes, COMPOUND)) return { ok: false, fault: "unreadable" };
    if (begins(bytes, ZIP)) {
      if (!isHarmless(bytes)) return { ok: false, fault: "unreadable" };
      return { ok: true, rows: storable(await readWorkbook(bytes, limits)), encoding: "" };
    }
    const { text, encoding } = decodeText(bytes);
    return { ok: true, rows: storable(parseCells(text.replace(/^\uFEFF/, ""), limits)), encoding };
  } catch (error) {
    if (error instanceof TooManyCells) return { ok: false, fault: error.what, row: error.row };
    return { ok: false, fault: "unreadable" };
  }
};
