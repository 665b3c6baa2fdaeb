/** Maximum number of rows of one import. */
export const MAX_TABLE_ROWS = 50_000;
/** Maximum number of columns of one table. */
export const MAX_TABLE_COLUMNS = 200;
/** Maximum length of a cell that is read: a small genome as characters. */
export const MAX_TABLE_CELL = 1_000_000;
/** Maximum size of a file that is read as a table, in bytes. */
export const MAX_TABLE_BYTES = 32 * 1024 ** 2;
/** Maximum length of a text that is pasted. */
export const MAX_TABLE_TEXT = 8_000_000;
/** Cells that are corrected at a time. */
export const MAX_TABLE_CORRECTIONS = 1_000;
/** Imports of one person that are checked or written at a time. */
export const MAX_TABLE_IMPORTS = 3;
/** So long an import that no one continues with is stored. */
export const TABLE_IMPORT_DAYS = 7;

/** `mapping`: read, and its columns are to be confirmed; `checked`: every row has its verdict, nothing is written. */
export const tableImportStates = [
  "mapping",
  "checking",
  "checked",
  "writing",
  "done",
  "failed",
  "cancelled",
] as const;
export type TableImportState = (typeof tableImportStates)[number];

/** `present`: its record is there already. */
export const tableRowStates = ["unchecked", "head", "good", "present", "bad", "written"] as const;
export type TableRowState = (typeof tableRowStates)[number];

/** What a table leaves as; sequences only where the kind has some. */
export const tableFormats = ["csv", "xlsx", "fasta", "genbank"] as const;
export type TableFormat = (typeof tableFormats)[number];
