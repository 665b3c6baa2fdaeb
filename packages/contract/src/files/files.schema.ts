import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_FILE_NAME_CHARACTERS, MAX_FILES_PER_CALL, MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageQuery } from "../foundation/paging.ts";
import { fileKinds, tagColors } from "./file-kinds.ts";
import { hasVisibleText } from "./file-names.ts";

/** Every kind of file there is: the sum of what the areas name. */
export const fileKindSchema = z.enum(fileKinds);

/** A file's or folder's name, without spaces at its ends. */
export const fileNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_FILE_NAME_CHARACTERS)
  .refine(hasVisibleText, "holds nothing that can be seen");

/** Where files are put: a project and a folder in it, or its top. */
export const placeSchema = z.object({ projectId: idSchema, folderId: idSchema.nullable() });

/** Several files of one call. */
export const manyFilesSchema = z.object({ fileIds: z.array(idSchema).min(1).max(MAX_FILES_PER_CALL) });

/** A file as every list and page knows it, with what the reader may do with it. */
export const fileSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  folderId: idSchema.nullable(),
  kind: fileKindSchema,
  name: z.string(),
  ownerId: idSchema,
  ownerName: z.string(),
  version: z.number().int(),
  /** Characters of a sequence, bytes of an upload, null for a folder. */
  size: z.number().nullable(),
  createTime: instantSchema,
  updateTime: instantSchema,
  /** Who alone may change it for now, and from when until when. */
  lock: z
    .object({ userId: idSchema, userName: z.string(), since: instantSchema, until: instantSchema })
    .nullable(),
  abilities: z.object({
    edit: z.boolean(),
    /** Also to move it. */
    recycle: z.boolean(),
    unlock: z.boolean(),
    comment: z.boolean(),
    /** To show who may do what with it. */
    manage: z.boolean(),
  }),
});
export type LabFile = z.infer<typeof fileSchema>;

/** A word of the team with its colour. */
export const tagSchema = z.object({ id: idSchema, name: z.string(), color: z.enum(tagColors) });
export type Tag = z.infer<typeof tagSchema>;

/** A file as a list shows it, with what people have put on it. */
export const listedFileSchema = fileSchema.extend({ tags: z.array(tagSchema), isFavourite: z.boolean() });
export type ListedFile = z.infer<typeof listedFileSchema>;

/** A file that the reader has opened, and when they did so last. */
export const lastOpenedFileSchema = fileSchema.extend({ openTime: instantSchema });
export type LastOpenedFile = z.infer<typeof lastOpenedFileSchema>;

/** A file in an area's list across all projects. */
export const areaFileSchema = listedFileSchema.extend({ projectName: z.string() });
export type AreaFile = z.infer<typeof areaFileSchema>;

/** Filters of such a list; its orders are separate. */
export const areaFileQuery = {
  ...pageQuery,
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
  projectId: idSchema.optional(),
  ownerId: idSchema.optional(),
  tagId: idSchema.optional(),
};
export type AreaFileQuery = z.infer<z.ZodObject<typeof areaFileQuery>>;

/** One saved state of a file: its number, who saved it when, under which words. */
export const fileVersionSchema = z.object({
  version: z.number().int(),
  message: z.string(),
  /** The older version that this one restored. */
  restoredFrom: z.number().int().nullable(),
  /** The older version whose changes were merged into this one, in addition to the previous version. */
  mergedFrom: z.number().int().nullable(),
  /** Saved by the editor itself. */
  isAutosaved: z.boolean(),
  /** A user has kept it as a snapshot; later versions never replace it. */
  isSnapshot: z.boolean(),
  authorId: idSchema,
  authorName: z.string(),
  createTime: instantSchema,
});
export type FileVersion = z.infer<typeof fileVersionSchema>;
