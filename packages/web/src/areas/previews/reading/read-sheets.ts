import { fetchWhole } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";
import { refuseBomb } from "./zip-directory.ts";

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const MOST_BYTES = 40 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;

const pad = (value: number) => String(value).padStart(2, "0");

/** A date as a workbook holds it: without a zone, so nothing is shifted. */
const dateText = (date: Date): string => {
  const day = `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  const [hours, minutes, seconds] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  if (hours + minutes + seconds === 0) return day;
  return `${day} ${pad(hours)}:${pad(minutes)}${seconds === 0 ? "" : `:${pad(seconds)}`}`;
};

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value);
};

/** The sheets of a workbook, each with what its cells say. */
export const readSheets = async ({ address, bytes }: Source): Promise<readonly Sheet[]> => {
  const file = await fetchWhole(address, bytes, MOST_BYTES);
  refuseBomb(file, MOST_UNPACKED);
  const { default: readWorkbook } = await import("read-excel-file/universal");
  const sheets = await readWorkbook(file.buffer);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
};
