import { cellText } from "@benchleaf/contract";
import { fetchWhole } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";
import { refuseBomb } from "./zip-directory.ts";

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const MOST_BYTES = 40 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;

/** The sheets of a workbook with the text of their cells. */
export const readSheets = async ({ address, bytes }: Source): Promise<readonly Sheet[]> => {
  const file = await fetchWhole(address, bytes, MOST_BYTES);
  refuseBomb(file, MOST_UNPACKED);
  const { default: readWorkbook } = await import("read-excel-file/universal");
  const sheets = await readWorkbook(file.buffer);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
};
