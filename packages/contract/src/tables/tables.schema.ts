import { z } from "zod";
import { errorCodeSchema } from "../foundation/error-codes.ts";
import { idSchema } from "../foundation/id.ts";
import { tableKindKeys } from "./table-kinds.ts";
import {
  MAX_TABLE_COLUMNS,
  MAX_TABLE_CORRECTIONS,
  MAX_TABLE_TEXT,
  tableFormats,
  tableImportStates,
  tableRowStates,
} from "./table-limits.ts";

/** A kind of table by its key, e.g. `primer`. */
export const tableKindSchema = z.enum(tableKindKeys);

/** A column as offered, with its label in the user's language. */
export const tableColumnSchema = z.object({
  key: z.string(),
  label: z.string(),
  isRequired: z.boolean(),
  example: z.string(),
});
export type TableColumnWire = z.infer<typeof tableColumnSchema>;

/** Where the records of a kind belong, e.g. `{ scope: "shared" }`; each kind knows its own. */
export const tableParamsSchema = z.record(z.string().max(64), z.string().max(500)).default({});
export type TableParams = z.infer<typeof tableParamsSchema>;

/** An uploaded file, or cells that were pasted. */
export const tableSourceSchema = z.union([
  z.object({ text: z.string().min(1).max(MAX_TABLE_TEXT) }),
  z.object({ uuid: z.uuid(), name: z.string().min(1).max(255) }),
]);

/** What is wrong in a row, and where. */
export const tableFaultSchema = z.object({
  /** The key of the column; null for the whole row. */
  column: z.string().nullable(),
  code: errorCodeSchema,
  /** In the reader's language. */
  message: z.string(),
});
export type TableFaultWire = z.infer<typeof tableFaultSchema>;

/** A row of an import with its verdict. */
export const tableRowSchema = z.object({
  /** As a spreadsheet counts it; of a file of sequences what was found in it, one by one. From 1. */
  number: z.number().int(),
  /** By the keys of the columns. */
  cells: z.record(z.string(), z.string()),
  state: z.enum(tableRowStates),
  faults: z.array(tableFaultSchema),
});
export type TableRowWire = z.infer<typeof tableRowSchema>;

/** For each column of the file the key of the kind's column that it fills; null if it is left out. */
export const tableMappingSchema = z.array(z.string().max(64).nullable()).max(MAX_TABLE_COLUMNS);

/** An import as its person sees it. */
export const tableImportSchema = z.object({
  id: idSchema,
  kind: tableKindSchema,
  state: z.enum(tableImportStates),
  fileName: z.string(),
  /** How its characters were read, e.g. `gb18030`; empty if there was nothing to guess. */
  encoding: z.string(),
  /** Its records come from a file of sequences, whose columns are known. */
  isOfRecords: z.boolean(),
  hasHead: z.boolean(),
  columns: z.array(tableColumnSchema),
  /** The first row with something in it, and some after it. */
  sample: z.array(z.array(z.string())),
  mapping: tableMappingSchema,
  /** As this person mapped the same heads before. */
  isRemembered: z.boolean(),
  counts: z.object({
    rows: z.number().int(),
    good: z.number().int(),
    present: z.number().int(),
    bad: z.number().int(),
    written: z.number().int(),
  }),
  /** Of the step in progress, 0 to 1. */
  progress: z.number(),
});
export type TableImport = z.infer<typeof tableImportSchema>;

/** A cell that is put right before rows are checked again. */
export const tableCorrectionSchema = z.object({
  row: z.number().int().min(1),
  column: z.string().max(64),
  value: z.string().max(100_000),
});

/** Options of a check. */
export const tableCheckSchema = z.object({
  mapping: tableMappingSchema,
  hasHead: z.boolean(),
  corrections: z.array(tableCorrectionSchema).max(MAX_TABLE_CORRECTIONS).default([]),
});

/** What a table leaves as, e.g. `xlsx`. */
export const tableFormatSchema = z.enum(tableFormats);
