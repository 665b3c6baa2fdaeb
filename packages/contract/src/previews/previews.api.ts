import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { fileKindSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import {
  filePageSchema,
  MAX_PDF_EXPORT_FILES,
  MAX_PDF_FILES,
  pdfExportSchema,
  pdfModeSchema,
} from "./previews.schema.ts";

const access = { permission: "PROJECT_READ" } as const;
const file = z.object({ fileType: fileKindSchema, fileId: idSchema });
const version = z.coerce.number().int().min(1).optional();
/** The time zone for timestamps in a PDF. */
const timezone = timezoneSchema.default("Asia/Shanghai");
const PDF_SECONDS = 60;
const pdfExport = z.object({ pdfExportId: idSchema });
const errors = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;

/** A file as its page shows it, and PDFs of files. */
export const previewsApi = {
  page: endpoint({
    method: "GET",
    path: "/platform/resource/projects/fileAsset/:fileId/page",
    summary: "What the page of a file says: its place, its neighbours, and how it can be shown",
    access,
    params: z.object({ fileId: idSchema }),
    query: z.object({ version }),
    data: filePageSchema,
    errors,
  }),
  preview: endpoint({
    method: "GET",
    path: "/application/molecular-biology/fileAsset/:fileType/:fileId/preview",
    summary:
      "A version as a browser may show it, whole or a range of its bytes; a sequence as GenBank, an alignment as FASTA",
    access,
    params: file,
    query: z.object({ version }),
    answersFile: true,
    errors,
  }),
  previewByPdf: endpoint({
    method: "GET",
    path: "/application/molecular-biology/fileAsset/:fileType/:fileId/previewByPdf",
    summary:
      "A version as PDF: text, tables, Markdown and pictures laid out, a sequence as its record sheet, an alignment as its rows",
    access,
    params: file,
    query: z.object({ version, timezone }),
    answersFile: true,
    secondsAllowed: PDF_SECONDS,
    errors: [...errors, "pdf.not.possible"],
  }),
  batchExport: endpoint({
    method: "POST",
    path: "/func/pdf/batchExport",
    summary: "Several files as one PDF, or as a ZIP with a PDF of each",
    access,
    body: z.object({ fileIds: z.array(idSchema).min(1).max(MAX_PDF_FILES), mode: pdfModeSchema, timezone }),
    answersFile: true,
    secondsAllowed: PDF_SECONDS,
    errors: [...errors, "pdf.not.possible", "pdf.not.merged", "pdf.too.large"],
  }),
  createExport: endpoint({
    method: "POST",
    path: "/func/pdf/exports",
    summary: "Many files as one PDF, or as a ZIP with a PDF of each, made as a job",
    access,
    body: z.object({
      fileIds: z.array(idSchema).min(1).max(MAX_PDF_EXPORT_FILES),
      mode: pdfModeSchema,
      timezone,
    }),
    secondsAllowed: PDF_SECONDS,
    data: pdfExportSchema,
    errors: [...errors, "pdf.not.possible", "pdf.not.merged", "pdf.too.many.exports"],
  }),
  export: endpoint({
    method: "GET",
    path: "/func/pdf/exports/:pdfExportId",
    summary: "How far an export of one's own is",
    access,
    params: pdfExport,
    data: pdfExportSchema,
    errors: ["pdf.export.not.found"],
  }),
  cancelExport: endpoint({
    method: "POST",
    path: "/func/pdf/exports/:pdfExportId/cancel",
    summary: "Stop an export that waits or runs",
    access,
    params: pdfExport,
    data: pdfExportSchema,
    errors: ["pdf.export.not.found"],
  }),
  exportFile: endpoint({
    method: "GET",
    path: "/func/pdf/exports/:pdfExportId/file",
    summary: "What an export has made; it can be had for a day",
    access,
    params: pdfExport,
    answersFile: true,
    errors: ["pdf.export.not.found"],
  }),
};
