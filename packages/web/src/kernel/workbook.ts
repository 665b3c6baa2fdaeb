/** More than this Excel takes in no cell. */
export const MAX_CELL_CHARACTERS = 32_767;
/** A workbook is a ZIP. */
const MAGIC = [0x50, 0x4b, 0x03, 0x04];

type Rows = readonly (readonly string[])[];

/** By name and beginning: archives of sequence files begin the same. */
export const isWorkbook = (bytes: Uint8Array, name: string): boolean =>
  /\.xlsx$/i.test(name) && MAGIC.every((byte, at) => bytes[at] === byte);

export const fitsWorkbook = (rows: Rows): boolean =>
  rows.every((row) => row.every((cell) => cell.length <= MAX_CELL_CHARACTERS));

/** The library takes a text that every object has a member of, e.g. `constructor`, for one that it has written before. */
const written = (value: string): string => (value in Object.prototype ? `${value} ` : value);

/** Rows as an Excel workbook of one sheet, headings first. All cells are text, so that nothing runs as a formula. */
export const writeWorkbook = async (rows: Rows, title: string): Promise<Blob> => {
  const { default: write } = await import("write-excel-file/universal");
  const [heads = [], ...others] = rows;
  const sheet = [
    heads.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...others.map((row) => row.map((value) => ({ value: written(value), type: String }))),
  ];
  return write(sheet, {
    sheet: title.slice(0, 31),
    stickyRowsCount: 1,
    columns: heads.map(() => ({ width: 24 })),
  }).toBlob();
};

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
};

/** The rows of a workbook's first sheet, blank ones too, so that they can be counted. */
export const readWorkbook = async (bytes: Uint8Array): Promise<Rows> => {
  const { readSheet } = await import("read-excel-file/universal");
  const rows = await readSheet(bytes.slice().buffer);
  return rows.map((row) => row.map(textOf));
};
