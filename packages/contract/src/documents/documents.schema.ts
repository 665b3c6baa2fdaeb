import { z } from "zod";
import { fileSchema } from "../files/files.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_PAGE_CHANGE_BYTES, MAX_PAGE_CHARACTERS } from "./page-nodes.ts";

/** A page as JSON text (`PageNode`); of a version, exactly the text that its digest was made of. */
export const pageContentSchema = z
  .string()
  .max(MAX_PAGE_CHARACTERS * 2)
  .meta({ examples: ['{"type":"doc","content":[{"type":"paragraph"}]}'] });

/** A change of a page, as Yjs writes it, in base64. */
export const pageChangeSchema = z
  .base64()
  .max(Math.ceil(MAX_PAGE_CHANGE_BYTES / 3) * 4)
  .meta({ examples: ["AAA="] });

/** A page with its file; the text is sent over the live room, or by `state`. */
export const documentSchema = z.object({
  file: fileSchema,
  projectName: z.string(),
  schemaVersion: z.number().int(),
  /** Number of the newest change. */
  seq: z.number().int(),
  /** Number of the newest change that a version holds. */
  versionSeq: z.number().int(),
});
export type PageDocument = z.infer<typeof documentSchema>;

/** The content of a page, now or at a version. */
export const documentContentSchema = z.object({
  /** Null for the current page. */
  version: z.number().int().nullable(),
  seq: z.number().int(),
  content: pageContentSchema,
  /** SHA-256 of `content`, hexadecimal. */
  digest: z.string(),
});
export type DocumentContent = z.infer<typeof documentContentSchema>;

/** Some edits of one person that followed each other. */
export const documentEditSchema = z.object({
  /** Number of the last change of them. */
  id: z.string(),
  fromSeq: z.number().int(),
  toSeq: z.number().int(),
  userId: idSchema,
  userName: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
});
export type DocumentEdit = z.infer<typeof documentEditSchema>;

/** A page before and after some edits. */
export const documentEditDetailSchema = documentEditSchema.extend({
  before: pageContentSchema,
  after: pageContentSchema,
});
export type DocumentEditDetail = z.infer<typeof documentEditDetailSchema>;

/** Formats that a page is written in. */
export const pageExportFormats = ["markdown", "html", "docx", "json"] as const;
/** The same as a schema, to validate input. */
export const pageExportFormatSchema = z.enum(pageExportFormats);
export type PageExportFormat = z.infer<typeof pageExportFormatSchema>;
