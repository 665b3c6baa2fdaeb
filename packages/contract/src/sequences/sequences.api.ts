import { z } from "zod";
import { fileNameSchema, fileSchema } from "../files/files.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  readNoteSchema,
  sequenceContentSchema,
  sequenceSchema,
  sequenceSummarySchema,
} from "./sequences.schema.ts";

const base = "/application/molecular-biology/sequences" as const;
const sequence = z.object({ sequenceId: idSchema });
const place = { projectId: idSchema.optional(), folderId: idSchema.nullable().default(null) };
const access = { permission: "MOLECULE_SEQUENCE" } as const;

export const sequencesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Sequences of all projects the caller may open",
    access,
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(100).optional(),
      sort: z.enum(["name", "-name", "size", "-size", "updateTime", "-updateTime"]).default("-updateTime"),
    }),
    data: pageOf(sequenceSummarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a sequence file",
    access,
    body: z.object({ ...place, content: sequenceContentSchema }),
    data: sequenceSchema,
    errors: ["project.no.access", "project.file.limit.exceed", "sequence.illegal.letters"],
  }),
  import: endpoint({
    method: "POST",
    path: `${base}/import`,
    summary: "Import the sequences of an uploaded file or archive, whatever its format",
    access,
    body: z.object({ ...place, uuid: z.uuid(), name: fileNameSchema }),
    data: z.object({ files: z.array(fileSchema), warnings: z.array(readNoteSchema) }),
    errors: ["project.no.access", "sequence.import.failed", "upload.not.found", "project.file.limit.exceed"],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:sequenceId`,
    summary: "One sequence, its newest or a named version",
    access,
    params: sequence,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: sequenceSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:sequenceId`,
    summary: "Save as a new version on top of baseVersion",
    access,
    params: sequence,
    body: z.object({
      baseVersion: z.number().int().min(1),
      message: z.string().trim().max(200).default(""),
      content: sequenceContentSchema,
    }),
    data: sequenceSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "file.version.stale",
      "projectFile.locked",
      "sequence.illegal.letters",
    ],
  }),
  restoreVersion: endpoint({
    method: "POST",
    path: `${base}/:sequenceId/restore`,
    summary: "Make an earlier version the newest one again",
    access,
    params: sequence,
    body: z.object({ version: z.number().int().min(1), baseVersion: z.number().int().min(1) }),
    data: sequenceSchema,
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "file.version.stale"],
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/:sequenceId/export`,
    summary: "The sequence as a GenBank or FASTA file",
    access,
    params: sequence,
    query: z.object({
      format: z.enum(["genbank", "fasta"]),
      version: z.coerce.number().int().min(1).optional(),
    }),
    answersFile: true,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
};
