import { z } from "zod";
import { areaFileQuery, fileNameSchema } from "../files/files.schema.ts";
import { endpoint, MOLECULE_BODY_LIMITS } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf } from "../foundation/paging.ts";
import { traceSchema } from "../sequences/sequences.schema.ts";
import {
  alignmentInputSchema,
  alignmentSchema,
  alignmentStatusSchema,
  alignmentSummarySchema,
  alignmentTracesSchema,
} from "./alignments.schema.ts";

const base = "/application/molecular-biology/alignments" as const;
const alignment = z.object({ alignmentId: idSchema });
const access = { permission: "MOLECULE_ALIGNMENT" } as const;

const nextVersion = z.object({
  baseVersion: z.number().int().min(1),
  message: z.string().trim().max(200).default(""),
  content: alignmentInputSchema,
  traces: alignmentTracesSchema.default([]),
});
const saveErrors = [
  "projectFile.not.found",
  "fileAsset.no.edit.permission",
  "file.version.stale",
  "projectFile.locked",
  "alignment.rows.invalid",
  "alignment.too.large",
] as const;

/** Alignments as files: list, make, read, save, take rows in. */
export const alignmentsApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Alignments of all projects the caller may open",
    access,
    query: z.object({
      ...areaFileQuery,
      sort: z.enum(["name", "-name", "updateTime", "-updateTime"]).default("-updateTime"),
    }),
    data: pageOf(alignmentSummarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Keep an alignment as a file",
    ...MOLECULE_BODY_LIMITS,
    creates: true,
    access,
    body: z.object({
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
      name: fileNameSchema,
      content: alignmentInputSchema,
      traces: alignmentTracesSchema.default([]),
    }),
    data: alignmentSchema,
    errors: [
      "project.no.access",
      "project.file.limit.exceed",
      "alignment.rows.invalid",
      "alignment.too.large",
    ],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:alignmentId`,
    summary: "One alignment, its newest or a named version",
    access,
    params: alignment,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: alignmentSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/:alignmentId/export`,
    summary: "The rows of an alignment as aligned FASTA",
    access,
    params: alignment,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    answersFile: true,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  standing: endpoint({
    method: "GET",
    path: `${base}/:alignmentId/standing`,
    summary: "The newest version, the lock, and the sources of a version as they are now",
    access,
    params: alignment,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    data: alignmentStatusSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:alignmentId`,
    summary: "Save as a new version on top of baseVersion",
    ...MOLECULE_BODY_LIMITS,
    access,
    params: alignment,
    body: nextVersion,
    data: alignmentSchema,
    errors: saveErrors,
  }),
  autosave: endpoint({
    method: "PUT",
    path: `${base}/:alignmentId/autosave`,
    summary: "Save in passing: takes the place of the caller's own last such version of the same sitting",
    ...MOLECULE_BODY_LIMITS,
    access: { permission: "MOLECULE_AUTOSAVE", feature: "AUTOSAVE" },
    params: alignment,
    body: nextVersion,
    data: alignmentSchema,
    errors: saveErrors,
  }),
  restoreVersion: endpoint({
    method: "POST",
    path: `${base}/:alignmentId/restore`,
    summary: "Make an earlier version the newest one again",
    access,
    params: alignment,
    body: z.object({ version: z.number().int().min(1), baseVersion: z.number().int().min(1) }),
    data: alignmentSchema,
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "file.version.stale"],
  }),
  trace: endpoint({
    method: "GET",
    path: `${base}/:alignmentId/trace`,
    summary: "The chromatogram of a row, null where it has none",
    access,
    params: alignment,
    query: z.object({ row: z.string().max(40) }),
    data: traceSchema.nullable(),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
};
