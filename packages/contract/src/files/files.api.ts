import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { deletesFilesOrFolders, updatesFilesOrFolders } from "./file-access.ts";
import {
  fileKindSchema,
  fileNameSchema,
  fileSchema,
  fileVersionSchema,
  listedFileSchema,
  manyFilesSchema,
  placeSchema,
} from "./files.schema.ts";

const base = "/platform/resource/projects/fileAsset" as const;
const file = z.object({ fileId: idSchema });

/** Files and folders of a project: listed, made, moved, renamed, locked, recycled. */
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
      ownerId: idSchema.optional(),
      tagId: idSchema.optional(),
      /** Changed at or after, and before. */
      from: instantSchema.optional(),
      to: instantSchema.optional(),
      sort: z.enum(["name", "-name", "size", "-size", "updateTime", "-updateTime"]).default("name"),
    }),
    data: pageOf(listedFileSchema),
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
    creates: true,
    access: { permission: "PROJECT_FOLDER_CREATE" },
    body: placeSchema.extend({ name: fileNameSchema }),
    data: fileSchema,
    errors: ["project.no.access", "file.name.exists", "file.name.invalid", "projectFile.not.found"],
  }),
  rename: endpoint({
    method: "PUT",
    path: `${base}/:fileId`,
    summary: "Rename a file or folder",
    access: updatesFilesOrFolders,
    params: file,
    body: z.object({ name: fileNameSchema }),
    data: fileSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "file.name.exists",
      "file.name.invalid",
    ],
  }),
  move: endpoint({
    method: "POST",
    path: `${base}/batchUpdateFolder`,
    summary: "Move files and folders within their project",
    access: updatesFilesOrFolders,
    body: manyFilesSchema.extend({ folderId: idSchema.nullable() }),
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "file.move.into.itself"],
  }),
  recycle: endpoint({
    method: "POST",
    path: `${base}/recycle`,
    summary: "Put files into the trash",
    access: deletesFilesOrFolders,
    body: manyFilesSchema,
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission"],
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
};
