import { z } from "zod";
import { fileSchema } from "../files/files.schema.ts";
import { errorCodeSchema } from "../foundation/error-codes.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { readNoteSchema } from "./sequences.schema.ts";

/** A file of more bytes is imported by a job, any other within its call. */
export const IMPORT_BYTES_AT_ONCE = 2 * 1024 ** 2;
/** A file of more sequences is imported by a job. */
export const IMPORT_SEQUENCES_AT_ONCE = 100;
/** Imports of one person that wait or run at the same time. */
export const MAX_SEQUENCE_IMPORTS_RUNNING = 20;
/** So many of the files that a job made are named by its row; all of them are in the folder. */
export const MAX_IMPORTED_FILES_NAMED = 100;

/** State of a large import. */
export const sequenceImportStateSchema = z.enum(["waiting", "running", "succeeded", "failed", "cancelled"]);
export type SequenceImportState = z.infer<typeof sequenceImportStateSchema>;

/** Why an import failed: an error code; for unreadable files also the reader's message. */
export const sequenceImportFaultSchema = z.object({
  code: errorCodeSchema,
  note: readNoteSchema.nullable(),
});
export type SequenceImportFault = z.infer<typeof sequenceImportFaultSchema>;

/** A large file on its way in: all of its sequences come in, or none. */
export const sequenceImportSchema = z.object({
  id: idSchema,
  state: sequenceImportStateSchema,
  /** How far it is, 0 to 1. */
  progress: z.number(),
  name: z.string(),
  /** The first of the files that it made. */
  files: z.array(fileSchema),
  fileCount: z.number().int(),
  warnings: z.array(readNoteSchema),
  fault: sequenceImportFaultSchema.nullable(),
  createTime: instantSchema,
});
export type SequenceImport = z.infer<typeof sequenceImportSchema>;

/** Result of an import request: files were created, or a job was started that creates them. */
export const importedSchema = z.object({
  files: z.array(fileSchema),
  warnings: z.array(readNoteSchema),
  /** The job's row where the file is large; then `files` is empty. */
  importId: idSchema.nullable(),
});
export type Imported = z.infer<typeof importedSchema>;
