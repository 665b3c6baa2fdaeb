type Rows = readonly (readonly string[])[];

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
