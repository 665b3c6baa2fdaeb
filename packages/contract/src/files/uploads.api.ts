import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_FOLDER_DEPTH } from "../foundation/limits.ts";
import { fileNameSchema, fileSchema, placeSchema } from "./files.schema.ts";

const base = "/platform/resource/projects/fileAsset" as const;

/** What happens if a file of the same name exists. */
export const onDuplicateSchema = z.enum(["ask", "rename", "version", "skip"]);
export type OnDuplicate = z.infer<typeof onDuplicateSchema>;

/** What has become of an upload: a file of its own, under another name, or a new version of one that was there. */
export const registeredSchema = z.object({
  file: fileSchema,
  outcome: z.enum(["created", "renamed", "version", "skipped"]),
  /** The bytes are of another kind than the name says; the file is stored with its actual kind. */
  isOtherType: z.boolean(),
});
export type Registered = z.infer<typeof registeredSchema>;

/** Where an upload continues. */
const nextPart = {
  signedUrl: z.string(),
  /** The bytes that have come; the next one is put to the address. */
  received: z.number().int(),
  /** The byte at which the address is used up and another one is needed; not included. */
  until: z.number().int(),
};

/** Bytes on their way in: signed, sent in parts, made into files or versions. */
export const uploadsApi = {
  sign: endpoint({
    method: "GET",
    path: "/file/sign",
    summary: "A signed address to PUT an upload to",
    access: "session",
    query: z.object({
      name: fileNameSchema,
      size: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      /** As a header may hold it: no line break, no control. */
      contentType: z
        .string()
        .max(200)
        .regex(/^[\x20-\x7e]*$/),
    }),
    data: z.object({ uuid: z.uuid(), ...nextPart }),
    errors: ["upload.too.large", "upload.too.many", "file.name.invalid", "storage.limit.exceed"],
  }),
  signAgain: endpoint({
    method: "GET",
    path: "/file/sign/again",
    summary: "A fresh address for an upload that goes on, and how much of it has come",
    access: "session",
    query: z.object({ uuid: z.uuid() }),
    data: z.object(nextPart),
    errors: ["upload.not.found"],
  }),
  ensureFolderPath: endpoint({
    method: "POST",
    path: `${base}/folder/path`,
    summary: "The folder at a path below a place; what is missing on the way is made",
    access: { permission: "PROJECT_FOLDER_CREATE" },
    body: placeSchema.extend({ folders: z.array(fileNameSchema).min(1).max(MAX_FOLDER_DEPTH) }),
    data: z.object({ folderId: idSchema }),
    errors: ["project.no.access", "projectFile.not.found", "file.name.invalid"],
  }),
  register: endpoint({
    method: "POST",
    path: `${base}/upload`,
    summary: "Make a file of an upload; asked again for the same upload, it answers the same",
    access: { permission: "PROJECT_FILE_CREATE" },
    body: placeSchema.extend({
      uuid: z.uuid(),
      name: fileNameSchema,
      onDuplicate: onDuplicateSchema.default("ask"),
    }),
    data: registeredSchema,
    errors: [
      "upload.not.found",
      "project.no.access",
      "projectFile.not.found",
      "project.file.limit.exceed",
      "storage.limit.exceed",
      "file.name.exists",
      "file.name.invalid",
      "fileAsset.no.edit.permission",
      "projectFile.locked",
    ],
  }),
  download: endpoint({
    method: "GET",
    path: `${base}/:fileId/download`,
    summary: "The bytes of an uploaded file",
    access: { permission: "PROJECT_READ" },
    params: z.object({ fileId: idSchema }),
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    answersFile: true,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  restoreVersion: endpoint({
    method: "POST",
    path: `${base}/:fileId/restoreVersion`,
    summary: "Make an earlier version of an uploaded file the newest one again",
    access: { permission: "PROJECT_FILE_UPDATE" },
    params: z.object({ fileId: idSchema }),
    body: z.object({ version: z.number().int().min(1), baseVersion: z.number().int().min(1) }),
    data: fileSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.edit.permission",
      "projectFile.locked",
      "file.version.stale",
    ],
  }),
};
