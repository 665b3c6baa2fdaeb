import { z } from "zod";
import { areaFileQuery, fileNameSchema } from "../files/files.schema.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf } from "../foundation/paging.ts";
import {
  analysisContentSchema,
  analysisSchema,
  analysisSummarySchema,
  placedAnalysisSchema,
} from "./analysis.schema.ts";

const base = "/application/analysis/files" as const;
const analysis = z.object({ analysisId: idSchema });
const limits = { maxBodyBytes: 16 * 1024 ** 2, maxBodyValues: 400_000 } as const;
const read = { permission: "PROJECT_READ" } as const;
const notFound = ["projectFile.not.found", "fileAsset.no.read.permission"] as const;

/** Analyses of data as files: list, make, read, save; each save is calculated by the server. */
export const analysisApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Analyses of all projects the caller may open",
    assistant: {
      name: "list_analyses",
      description: "Statistical analyses of all projects that the person may open.",
      inputs: ["search", "projectId", "limit", "cursor"],
      links: { list: "records", title: "name", to: "/analysis/file/{id}" },
    },
    access: read,
    query: z.object({
      ...areaFileQuery,
      sort: z.enum(["name", "-name", "updateTime", "-updateTime"]).default("-updateTime"),
    }),
    data: pageOf(analysisSummarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Keep an analysis as a file, calculated by the server",
    ...limits,
    creates: true,
    access: { permission: "PROJECT_FILE_CREATE" },
    body: z.object({
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
      name: fileNameSchema,
      content: analysisContentSchema,
    }),
    data: analysisSchema,
    errors: [
      "project.no.access",
      "projectFile.not.found",
      "project.file.limit.exceed",
      "analysis.table.invalid",
      "analysis.too.long",
    ],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:analysisId`,
    summary: "One analysis with its result, its newest or a named version",
    access: read,
    params: analysis,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: analysisSchema,
    errors: notFound,
  }),
  placed: endpoint({
    method: "GET",
    path: `${base}/:analysisId/figure`,
    summary: "Figure and result of a version, as a page shows them, with the number of the newest version",
    access: read,
    params: analysis,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: placedAnalysisSchema,
    errors: notFound,
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/:analysisId/export`,
    summary: "The table and the result of an analysis as CSV",
    access: read,
    params: analysis,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    answersFile: true,
    errors: notFound,
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:analysisId`,
    summary: "Save as a new version on top of baseVersion, calculated by the server",
    ...limits,
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: analysis,
    body: z.object({
      baseVersion: z.number().int().min(1),
      message: z.string().trim().max(200).default(""),
      content: analysisContentSchema,
    }),
    data: analysisSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "file.version.stale",
      "projectFile.locked",
      "analysis.table.invalid",
      "analysis.too.long",
    ],
  }),
  restoreVersion: endpoint({
    method: "POST",
    path: `${base}/:analysisId/restore`,
    summary: "Make an earlier version the newest one again",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: analysis,
    body: z.object({ version: z.number().int().min(1), baseVersion: z.number().int().min(1) }),
    data: analysisSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "file.version.stale",
      "projectFile.locked",
      "analysis.too.long",
    ],
  }),
  readTable: endpoint({
    method: "POST",
    path: "/application/analysis/tables",
    summary: "The cells of an uploaded workbook or text file; nothing is kept",
    access: { permission: "PROJECT_FILE_CREATE" },
    body: z.object({ uuid: z.uuid(), name: z.string().min(1).max(255) }),
    data: z.object({ rows: z.array(z.array(z.string())) }),
    errors: ["upload.not.found", "analysis.table.unreadable"],
    secondsAllowed: 90,
  }),
};
