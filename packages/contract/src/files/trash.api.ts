import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { deletesFilesOrFolders } from "./file-access.ts";
import { fileSchema, manyFilesSchema } from "./files.schema.ts";

/** A file in the trash: where it lay, who put it there, and when it leaves permanently. */
export const recycledFileSchema = fileSchema.extend({
  projectName: z.string(),
  recycleTime: instantSchema,
  /** When it leaves permanently by itself. */
  eraseTime: instantSchema,
});
export type RecycledFile = z.infer<typeof recycledFileSchema>;

/** Where a file has come back to. */
export const restoredFileSchema = z.object({
  fileId: idSchema,
  folderId: idSchema.nullable(),
  /** Null at the project's top. */
  folderName: z.string().nullable(),
  /** Its own folder was not there any more: the nearest one above it took it in. */
  isElsewhere: z.boolean(),
});
export type RestoredFile = z.infer<typeof restoredFileSchema>;

/** What an erasure would take, with everything inside folders. */
export const erasureSchema = z.object({
  files: z.number().int(),
  folders: z.number().int(),
  versions: z.number().int(),
  /** Names of files with signed versions; these cannot be erased. */
  signed: z.array(z.string()),
});
export type Erasure = z.infer<typeof erasureSchema>;

const base = "/platform/resource/garbage" as const;

/** The trash of a project: listed, restored, erased. */
export const trashApi = {
  garbage: endpoint({
    method: "GET",
    path: `${base}/list`,
    summary: "The caller's trash, what went in last first",
    access: { permission: "PROJECT_READ" },
    query: z.object(pageQuery),
    data: pageOf(recycledFileSchema),
  }),
  restore: endpoint({
    method: "POST",
    path: `${base}/restore`,
    summary: "Take files out of the trash, each into its folder or the nearest one that is left",
    access: deletesFilesOrFolders,
    body: manyFilesSchema,
    data: z.array(restoredFileSchema),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission"],
  }),
  checkErasure: endpoint({
    method: "POST",
    path: `${base}/check`,
    summary: "What erasing would take: the first of two steps",
    access: deletesFilesOrFolders,
    body: manyFilesSchema,
    data: erasureSchema,
    errors: ["projectFile.not.found"],
  }),
  erase: endpoint({
    method: "POST",
    path: `${base}/erase`,
    summary: "Erase files in the trash for good; names how many the first step has counted",
    access: deletesFilesOrFolders,
    body: manyFilesSchema.extend({ files: z.number().int().min(0), folders: z.number().int().min(0) }),
    data: z.null(),
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "garbage.changed",
      "garbage.file.signed",
    ],
  }),
};
