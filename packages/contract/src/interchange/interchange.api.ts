import { z } from "zod";
import { fileNameSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_FILES_PER_CALL } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { projectNameSchema } from "../projects/projects.schema.ts";
import {
  elnExportSchema,
  elnImportSchema,
  elnNodeSchema,
  MAX_ELN_LEFT_OUT,
  MAX_ELN_PAGE,
} from "./interchange.schema.ts";

const base = "/platform/resource/projects" as const;
const imports = "/platform/resource/eln/imports" as const;
const exports = "/platform/resource/eln/exports" as const;
const importParams = z.object({ elnImportId: idSchema });
const exportParams = z.object({ elnExportId: idSchema });
const read = { permission: "PROJECT_READ" } as const;
const make = { permission: "PROJECT_FILE_CREATE" } as const;

/** Ids joined by comma, e.g. `12,13`. */
const joinedIds = z
  .string()
  .max(12_000)
  .transform((value) => value.split(","))
  .pipe(z.array(idSchema).min(1).max(MAX_FILES_PER_CALL));

/** `.eln` archives: exported from projects, looked through, imported. */
export const interchangeApi = {
  export: endpoint({
    method: "GET",
    path: `${base}/:projectId/eln`,
    summary: "All that the caller may read of a project, or of a folder of it, as an .eln archive (RO-Crate)",
    access: read,
    inShutTeam: "renew",
    params: z.object({ projectId: idSchema }),
    query: z.object({ folderId: idSchema.optional() }),
    answersFile: true,
    perMinute: 30,
    errors: ["project.no.access", "projectFile.not.found", "eln.export.too.large"],
  }),
  zip: endpoint({
    method: "GET",
    path: `${base}/fileAsset/zip`,
    summary:
      "Files and folders with what is in them as one ZIP: uploads as they are, sequences as GenBank, alignments as FASTA",
    access: read,
    inShutTeam: "renew",
    query: z.object({ fileIds: joinedIds }),
    answersFile: true,
    perMinute: 30,
    errors: ["projectFile.not.found", "eln.export.too.large"],
  }),
  prepareExport: endpoint({
    method: "POST",
    path: `${base}/:projectId/eln`,
    summary: "Make the same archive in the background, to be fetched later",
    access: read,
    inShutTeam: "renew",
    params: z.object({ projectId: idSchema }),
    body: z.object({ folderId: idSchema.nullable() }),
    data: elnExportSchema,
    errors: ["project.no.access", "projectFile.not.found", "eln.export.too.large", "eln.too.many"],
  }),
  listExports: endpoint({
    method: "GET",
    path: exports,
    summary: "The caller's prepared exports, newest first",
    access: read,
    inShutTeam: "renew",
    query: z.object({ ...pageQuery, projectId: idSchema.optional() }),
    data: pageOf(elnExportSchema),
  }),
  fetchExport: endpoint({
    method: "GET",
    path: `${exports}/:elnExportId/archive`,
    summary: "A prepared archive; only for who may still read all that it holds",
    access: read,
    inShutTeam: "renew",
    params: exportParams,
    answersFile: true,
    errors: ["eln.not.found", "eln.export.expired", "eln.export.no.longer.allowed"],
  }),
  cancelExport: endpoint({
    method: "POST",
    path: `${exports}/:elnExportId/cancel`,
    summary: "Stop an export that is being prepared",
    access: read,
    inShutTeam: "renew",
    params: exportParams,
    data: elnExportSchema,
    errors: ["eln.not.found"],
  }),
  removeExport: endpoint({
    method: "DELETE",
    path: `${exports}/:elnExportId`,
    summary: "Delete a prepared export",
    access: read,
    inShutTeam: "renew",
    params: exportParams,
    data: z.null(),
    errors: ["eln.not.found"],
  }),
  openImport: endpoint({
    method: "POST",
    path: imports,
    summary: "Have an uploaded .eln archive read; nothing is imported yet",
    access: make,
    body: z.object({ uuid: z.uuid(), name: fileNameSchema }),
    data: elnImportSchema,
    errors: ["upload.not.found", "eln.too.many"],
  }),
  listImports: endpoint({
    method: "GET",
    path: imports,
    summary: "The caller's imports, newest first",
    access: make,
    query: z.object(pageQuery),
    data: pageOf(elnImportSchema),
  }),
  getImport: endpoint({
    method: "GET",
    path: `${imports}/:elnImportId`,
    summary: "How far an import is, and who made the archive",
    access: make,
    params: importParams,
    data: elnImportSchema,
    errors: ["eln.not.found"],
  }),
  nodes: endpoint({
    method: "GET",
    path: `${imports}/:elnImportId/nodes`,
    summary: "The parts of an archive, from the top down, with what became or would become of each",
    access: make,
    params: importParams,
    query: z.object({
      cursor: pageQuery.cursor,
      limit: z.coerce.number().int().min(1).max(MAX_ELN_PAGE).default(MAX_ELN_PAGE),
      /** Where it would be imported, until it is. */
      projectId: idSchema.optional(),
    }),
    data: pageOf(elnNodeSchema),
    errors: ["eln.not.found"],
  }),
  startImport: endpoint({
    method: "POST",
    path: `${imports}/:elnImportId/start`,
    summary: "Import what is chosen into a project, a new one where none is named; asked again, it goes on",
    access: make,
    params: importParams,
    body: z.object({
      projectId: idSchema.nullable(),
      folderId: idSchema.nullable(),
      /** Of a project that is made for it. */
      projectName: projectNameSchema.optional(),
      /** Numbers of what is wanted although it is not by itself, and of what is not. */
      added: z.array(z.number().int()).max(MAX_ELN_LEFT_OUT),
      leftOut: z.array(z.number().int()).max(MAX_ELN_LEFT_OUT),
    }),
    data: elnImportSchema,
    errors: [
      "eln.not.found",
      "eln.import.not.ready",
      "project.no.access",
      "project.limit.exceed",
      "projectFile.not.found",
      "permission.denied",
    ],
  }),
  cancelImport: endpoint({
    method: "POST",
    path: `${imports}/:elnImportId/cancel`,
    summary: "Stop an import; what has become a file stays",
    access: make,
    params: importParams,
    data: elnImportSchema,
    errors: ["eln.not.found"],
  }),
  removeImport: endpoint({
    method: "DELETE",
    path: `${imports}/:elnImportId`,
    summary: "Delete an import's archive and report; its files stay",
    access: make,
    params: importParams,
    data: z.null(),
    errors: ["eln.not.found"],
  }),
};
