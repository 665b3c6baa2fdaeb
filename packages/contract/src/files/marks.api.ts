import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_TAG_CHARACTERS, MAX_TAGS_PER_CALL } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { tagColors } from "./file-kinds.ts";
import { hasVisibleText } from "./file-names.ts";
import { lastOpenedFileSchema, listedFileSchema, manyFilesSchema, tagSchema } from "./files.schema.ts";

const base = "/platform/resource/projects/fileAsset" as const;
const input = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(MAX_TAG_CHARACTERS)
    .refine(hasVisibleText, "holds nothing that can be seen"),
  color: z.enum(tagColors),
});
const tagIds = z.array(idSchema).max(MAX_TAGS_PER_CALL);

/** What people put on files to find them again: the team's tags, and each one's own favourites. */
export const marksApi = {
  tags: endpoint({
    method: "GET",
    path: `${base}/tags`,
    summary: "The team's tags",
    access: { permission: "PROJECT_READ" },
    data: z.array(tagSchema),
  }),
  createTag: endpoint({
    method: "POST",
    path: `${base}/tags`,
    summary: "Add a tag for the team",
    creates: true,
    access: { permission: "PROJECT_FILE_UPDATE" },
    body: input,
    data: tagSchema,
    errors: ["tag.name.exists", "tag.limit.exceed"],
  }),
  updateTag: endpoint({
    method: "PUT",
    path: `${base}/tags/:tagId`,
    summary: "Rename a tag or change its colour",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: z.object({ tagId: idSchema }),
    body: input,
    data: tagSchema,
    errors: ["tag.not.found", "tag.name.exists"],
  }),
  deleteTag: endpoint({
    method: "DELETE",
    path: `${base}/tags/:tagId`,
    summary: "Remove a tag, also from every file that bears it",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: z.object({ tagId: idSchema }),
    data: z.null(),
    errors: ["tag.not.found", "tag.used.elsewhere"],
  }),
  tagFiles: endpoint({
    method: "POST",
    path: `${base}/batchTag`,
    summary: "Put tags on files and take others off",
    access: { permission: "PROJECT_FILE_UPDATE" },
    body: manyFilesSchema.extend({ addTagIds: tagIds, removeTagIds: tagIds }),
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "projectFile.locked", "tag.not.found"],
  }),
  setFavourite: endpoint({
    method: "POST",
    path: `${base}/favourites`,
    summary: "Put files among the caller's favourites, or take them out",
    access: { permission: "PROJECT_READ" },
    body: manyFilesSchema.extend({ isFavourite: z.boolean() }),
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  favourites: endpoint({
    method: "GET",
    path: `${base}/favourites`,
    summary: "The caller's favourites, the newest first",
    access: { permission: "PROJECT_READ" },
    query: z.object(pageQuery),
    data: pageOf(listedFileSchema),
  }),
  noteOpening: endpoint({
    method: "POST",
    path: `${base}/:fileId/opening`,
    summary: "Note that the caller has opened a file",
    access: { permission: "PROJECT_READ" },
    params: z.object({ fileId: idSchema }),
    data: z.null(),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  openings: endpoint({
    method: "GET",
    path: `${base}/openings`,
    summary: "The files that the caller has opened last and may still read, the newest first",
    access: { permission: "PROJECT_READ" },
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) }),
    data: z.array(lastOpenedFileSchema),
  }),
};
