import { z } from "zod";
import { fileKindSchema, listedFileSchema } from "../files/files.schema.ts";
import { errorCodeSchema } from "../foundation/error-codes.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** How a version can be shown, determined from its bytes, and from its name only if the bytes are ambiguous. */
export const previewViewSchema = z.enum([
  "image",
  "tiff",
  "pdf",
  "word",
  "sheet",
  "slides",
  "text",
  "table",
  "markdown",
  "notebook",
  "page",
  "audio",
  "video",
  "archive",
  "cytometry",
  "sequence",
  "alignment",
  "empty",
  "nothing",
]);
export type PreviewView = z.infer<typeof previewViewSchema>;

const neighbourSchema = z.object({ id: idSchema, kind: fileKindSchema, name: z.string() }).nullable();

/** Everything that the page of a file shows except its content. */
export const filePageSchema = z.object({
  file: listedFileSchema,
  /** Null if the reader may not open the project itself. */
  projectName: z.string().nullable(),
  isPersonal: z.boolean(),
  /** Folders from the top of the project down to the file's own. */
  path: z.array(z.object({ id: idSchema, name: z.string() })),
  /** The version that is shown, and when it was saved. */
  version: z.number().int(),
  view: previewViewSchema,
  /** Bytes of that version; null if it is none. */
  bytes: z.number().nullable(),
  /** Whether there is a PDF of it. */
  hasPdf: z.boolean(),
  /** The program of the archive it was imported from, its author and date there, and the date of the import. */
  broughtFrom: z
    .object({ program: z.string(), author: z.string(), madeTime: z.string(), time: instantSchema })
    .nullable(),
  /** The files before and after it in its folder, by name. */
  previous: neighbourSchema,
  next: neighbourSchema,
});
export type FilePage = z.infer<typeof filePageSchema>;

/** As many files go into one call. */
export const MAX_PDF_FILES = 50;

/** One document of all files, or a ZIP with one of each. */
export const pdfModeSchema = z.enum(["merge", "zip"]);
export type PdfMode = z.infer<typeof pdfModeSchema>;

/** More files than this are exported by a job in the background; one job takes at most this many. */
export const PDF_FILES_AT_ONCE = 5;
/** Maximum number of files that one export puts into PDFs. */
export const MAX_PDF_EXPORT_FILES = 200;
/** Exports of one person that wait or run at the same time. */
export const MAX_PDF_EXPORTS_RUNNING = 3;
/** How long what was made can be had. */
export const PDF_RETENTION_MS = 20 * 3_600_000;

/** State of an export. */
export const pdfExportStateSchema = z.enum(["waiting", "running", "succeeded", "failed", "cancelled"]);
export type PdfExportState = z.infer<typeof pdfExportStateSchema>;

/** Why an export failed: a code of the catalogue, and the file that it is about. */
export const pdfExportFaultSchema = z.object({ code: errorCodeSchema, name: z.string().optional() });
export type PdfExportFault = z.infer<typeof pdfExportFaultSchema>;

/** A PDF of several files, made in the background. */
export const pdfExportSchema = z.object({
  id: idSchema,
  state: pdfExportStateSchema,
  mode: pdfModeSchema,
  /** How many files go into it. */
  count: z.number().int(),
  /** 0 to 1. */
  progress: z.number(),
  fault: pdfExportFaultSchema.nullable(),
  /** What the file that was made is called. */
  name: z.string().nullable(),
  /** Whether it can still be had. */
  isThere: z.boolean(),
  createTime: instantSchema,
});
export type PdfExport = z.infer<typeof pdfExportSchema>;
