import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import {
  MAX_FILE_NAME_CHARACTERS,
  MAX_FILES_PER_CALL,
  MAX_SEARCH_CHARACTERS,
  MAX_UPLOAD_BYTES,
} from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";

/** The spec's kinds of file, and `folder`, which lies in the same tree. */
export const fileKindSchema = z.enum([
  "folder",
  "sequence",
  "sanger",
  "alignment",
  "eln",
  "yydoc",
  "literature",
  "doc",
  "image",
  "other",
  "pdf",
  "ppt",
  "txt",
  "xls",
  "zip",
]);
export type FileKind = z.infer<typeof fileKindSchema>;

/** A file's or folder's name, without spaces at its ends. */
export const fileNameSchema = z.string().trim().min(1).max(MAX_FILE_NAME_CHARACTERS);

export const fileSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  folderId: idSchema.nullable(),
  kind: fileKindSchema,
  name: z.string(),
  ownerId: idSchema,
  ownerName: z.string(),
  version: z.number().int(),
  /** Letters of a sequence, bytes of an upload, null for a folder. */
  size: z.number().nullable(),
  createTime: instantSchema,
  updateTime: instantSchema,
  /** Who alone may change it for now, and from when until when. */
  lock: z
    .object({ userId: idSchema, userName: z.string(), since: instantSchema, until: instantSchema })
    .nullable(),
  abilities: z.object({ edit: z.boolean(), recycle: z.boolean(), unlock: z.boolean() }),
});
export type LabFile = z.infer<typeof fileSchema>;

export const fileVersionSchema = z.object({
  version: z.number().int(),
  message: z.string(),
  /** The older version that this one brought back. */
  restoredFrom: z.number().int().nullable(),
  /** The older version whose changes were merged into this one, beside the version before it. */
  mergedFrom: z.number().int().nullable(),
  /** Saved by the editor itself. */
  isAutosaved: z.boolean(),
  authorId: idSchema,
  authorName: z.string(),
  createTime: instantSchema,
});
export type FileVersion = z.infer<typeof fileVersionSchema>;

const base = "/platform/resource/projects/fileAsset" as const;
const file = z.object({ fileId: idSchema });
const many = z.object({ fileIds: z.array(idSchema).min(1).max(MAX_FILES_PER_CALL) });

export const filesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Files of a folder, or found by name in a project",
    access: { permission: "PROJECT_READ" },
    query: z.object({
      ...pageQuery,
      projectId: idSchema,
      folderId: idSchema.optional(),
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
      kind: fileKindSchema.optional(),
    }),
    data: pageOf(fileSchema),
    errors: ["project.no.access"],
  }),
  find: endpoint({
    method: "GET",
    path: `${base}/search`,
    summary: "Files by name over all projects the caller may open",
    access: { permission: "PROJECT_READ" },
    query: z.object({
      search: z.string().trim().min(1).max(MAX_SEARCH_CHARACTERS),
      limit: z.coerce.number().int().min(1).max(20).default(10),
    }),
    data: z.array(fileSchema),
  }),
  recent: endpoint({
    method: "GET",
    path: `${base}/recent`,
    summary: "The files changed last, over all projects the caller may open",
    access: { permission: "PROJECT_READ" },
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) }),
    data: z.array(fileSchema),
  }),
  folders: endpoint({
    method: "GET",
    path: `${base}/folders`,
    summary: "The folder tree of a project",
    access: { permission: "PROJECT_READ" },
    query: z.object({ projectId: idSchema }),
    data: z.array(z.object({ id: idSchema, parentId: idSchema.nullable(), name: z.string() })),
    errors: ["project.no.access"],
  }),
  createFolder: endpoint({
    method: "POST",
    path: `${base}/folder`,
    summary: "Create a folder",
    access: { permission: "PROJECT_FOLDER_CREATE" },
    body: z.object({ projectId: idSchema, folderId: idSchema.nullable(), name: fileNameSchema }),
    data: fileSchema,
    errors: ["project.no.access", "file.name.exists", "projectFile.not.found"],
  }),
  rename: endpoint({
    method: "PUT",
    path: `${base}/:fileId`,
    summary: "Rename a file or folder",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: file,
    body: z.object({ name: fileNameSchema }),
    data: fileSchema,
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "file.name.exists"],
  }),
  move: endpoint({
    method: "POST",
    path: `${base}/batchUpdateFolder`,
    summary: "Move files and folders within their project",
    access: { permission: "PROJECT_FILE_UPDATE" },
    body: many.extend({ folderId: idSchema.nullable() }),
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "file.move.into.itself"],
  }),
  recycle: endpoint({
    method: "POST",
    path: `${base}/recycle`,
    summary: "Put files into the trash",
    access: { permission: "PROJECT_FILE_DELETE" },
    body: many,
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission"],
  }),
  garbage: endpoint({
    method: "GET",
    path: "/platform/resource/garbage",
    summary: "The caller's trash",
    access: { permission: "PROJECT_READ" },
    query: z.object(pageQuery),
    data: pageOf(fileSchema),
  }),
  restore: endpoint({
    method: "POST",
    path: "/platform/resource/garbage/restore",
    summary: "Take files out of the trash",
    access: { permission: "PROJECT_FILE_DELETE" },
    body: many,
    data: z.null(),
    errors: ["projectFile.not.found"],
  }),
  versions: endpoint({
    method: "GET",
    path: `${base}/:fileId/versions`,
    summary: "History of a file, newest first",
    access: { permission: "PROJECT_READ" },
    params: file,
    query: z.object(pageQuery),
    data: pageOf(fileVersionSchema),
    errors: ["projectFile.not.found"],
  }),
  lock: endpoint({
    method: "PUT",
    path: `${base}/:fileId/lock`,
    summary: "Keep others from changing a file for some hours; asked again, for as long anew",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: file,
    data: fileSchema,
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "projectFile.locked"],
  }),
  unlock: endpoint({
    method: "PUT",
    path: `${base}/:fileId/unlock`,
    summary: "Let others change a file again: by who locked it, or by its or its project's owner",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: file,
    data: fileSchema,
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission"],
  }),
  sign: endpoint({
    method: "GET",
    path: "/file/sign",
    summary: "A signed address to PUT an upload to",
    access: "session",
    query: z.object({
      name: fileNameSchema,
      size: z.coerce.number().int().min(0).max(MAX_UPLOAD_BYTES),
      contentType: z.string().max(200),
    }),
    data: z.object({ signedUrl: z.string(), uuid: z.uuid() }),
  }),
};
