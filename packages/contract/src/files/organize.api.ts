import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_FILES_PER_CALL } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { updatesFilesOrFolders } from "./file-access.ts";
import { fileKindSchema, fileNameSchema, fileSchema, manyFilesSchema, placeSchema } from "./files.schema.ts";

const base = "/platform/resource/projects/fileAsset" as const;

/** An action on a file, as recorded in the audit trail. */
export const fileOperationSchema = z.object({
  id: idSchema,
  time: instantSchema,
  userId: idSchema,
  /** Empty for what the application itself did. */
  userName: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type FileOperation = z.infer<typeof fileOperationSchema>;

const target = manyFilesSchema.extend(placeSchema.shape);

/** Changes to many files at once, also from one project to another. */
export const organizeApi = {
  copy: endpoint({
    method: "POST",
    path: `${base}/copy`,
    summary: "Copy files and folders with what is in them; a name that is taken gets a number",
    access: { permission: "PROJECT_FILE_CREATE" },
    body: target,
    data: z.object({ copied: z.number().int() }),
    errors: [
      "projectFile.not.found",
      "project.no.access",
      "project.file.limit.exceed",
      "file.move.into.itself",
      "file.kind.not.copied",
      "request.too.large",
    ],
  }),
  crossProject: endpoint({
    method: "POST",
    path: `${base}/crossProject`,
    summary: "Move files and folders with what is in them into another project",
    access: updatesFilesOrFolders,
    body: target,
    data: z.object({ moved: z.number().int() }),
    errors: [
      "projectFile.not.found",
      "project.no.access",
      "project.file.limit.exceed",
      "fileAsset.no.edit.permission",
      "projectFile.locked",
      "file.name.exists",
      "file.move.into.itself",
      "request.too.large",
    ],
  }),
  renameMany: endpoint({
    method: "POST",
    path: `${base}/batchRename`,
    summary: "Give several files new names, all or none",
    access: updatesFilesOrFolders,
    body: z.object({
      renames: z
        .array(z.object({ fileId: idSchema, name: fileNameSchema }))
        .min(1)
        .max(MAX_FILES_PER_CALL),
    }),
    data: z.null(),
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "projectFile.locked",
      "file.name.exists",
      "file.name.invalid",
    ],
  }),
  listByIds: endpoint({
    method: "POST",
    path: `${base}/listByIdList`,
    summary: "Several files at once, in the order asked for",
    access: { permission: "PROJECT_READ" },
    body: manyFilesSchema,
    data: z.array(fileSchema),
    errors: ["projectFile.not.found"],
  }),
  check: endpoint({
    method: "POST",
    path: `${base}/check`,
    summary: "Which of these names are taken in a place, before files are sent there",
    access: { permission: "PROJECT_READ" },
    body: placeSchema.extend({ names: z.array(z.string().max(1_000)).min(1).max(MAX_FILES_PER_CALL) }),
    data: z.array(z.object({ name: z.string(), fileId: idSchema, kind: fileKindSchema })),
    errors: ["project.no.access", "projectFile.not.found"],
  }),
  snapshot: endpoint({
    method: "POST",
    path: `${base}/snapshot`,
    summary: "Keep the current version under a word of its own; it never gives way to a later one",
    creates: true,
    access: { permission: "PROJECT_FILE_UPDATE" },
    body: z.object({ fileId: idSchema, message: z.string().trim().max(200) }),
    data: z.object({ version: z.number().int() }),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "projectFile.locked"],
  }),
  operations: endpoint({
    method: "GET",
    path: `${base}/optLog`,
    summary: "What was done to a file, newest first",
    access: { permission: "PROJECT_READ" },
    query: z.object({ ...pageQuery, fileId: idSchema }),
    data: pageOf(fileOperationSchema),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
};
