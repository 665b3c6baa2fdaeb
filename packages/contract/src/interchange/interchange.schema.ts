import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** An archive is deleted this many days after its import; the report remains. */
export const ELN_ARCHIVE_DAYS = 14;
/** A prepared export is available for this many days. */
export const ELN_EXPORT_DAYS = 7;
/** Imports, or exports, of one person that wait or run at the same time. */
export const MAX_ELN_IMPORTS = 3;
/** Parts excluded from an import; the content of a folder is excluded with it. */
export const MAX_ELN_LEFT_OUT = 10_000;
/** Maximum number of parts of an archive that one answer lists. */
export const MAX_ELN_PAGE = 1_000;

/** Why an archive cannot be read; the texts are `interchange.fault-<code>`. */
export const elnFaultSchema = z.enum([
  "not-a-zip",
  "no-metadata",
  "two-roots",
  "metadata-unreadable",
  "metadata-too-large",
  "no-root",
  "too-many-members",
  "too-much",
  "bomb",
  "overlap",
  "too-deep",
  "set-aside",
  "gone",
  "place-gone",
  "internal",
]);
export type ElnFault = z.infer<typeof elnFaultSchema>;

/** A warning about an archive or a part of it; the texts are `interchange.remark-<code>`. */
export const elnRemarkSchema = z.object({
  code: z.enum([
    "no-license",
    "no-root-folder",
    "no-program",
    "unlisted",
    "circle",
    "not-described",
    "preview",
    "metadata",
    "in-metadata",
    "renamed",
    "hash-unusable",
    "hash-wrong",
    "size-differs",
    "type",
    "not-a-sequence",
    "several-sequences",
    "tag-left-out",
    "comment-left-out",
  ]),
  detail: z.string(),
});
export type ElnRemark = z.infer<typeof elnRemarkSchema>;

/** Why a part cannot be imported; the texts are `interchange.refusal-<code>`. */
export const elnRefusalSchema = z.enum([
  "unsafe-path",
  "outside-root",
  "doubled",
  "link",
  "encrypted",
  "packing",
  "too-large",
  "too-deep",
  "remote",
  "missing",
  "not-understood",
  "damaged",
  "parent",
  "no-access",
  "locked",
  "limit",
  "internal",
]);
export type ElnRefusal = z.infer<typeof elnRefusalSchema>;

/** One part of an archive, what becomes of it, and why not where nothing does. */
export const elnNodeSchema = z.object({
  number: z.number().int(),
  parent: z.number().int().nullable(),
  depth: z.number().int(),
  becomes: z.enum(["folder", "file", "sequence", "note"]),
  name: z.string(),
  /** Bytes; null for folders and for what is not in the archive. */
  size: z.number().nullable(),
  tags: z.array(z.string()),
  commentCount: z.number().int(),
  author: z.string(),
  createTime: z.string(),
  remarks: z.array(elnRemarkSchema),
  refusal: elnRefusalSchema.nullable(),
  /** Selected by default. */
  isWanted: z.boolean(),
  /** What the import did, or what it would do in the given project. */
  outcome: z.enum(["new", "version", "same", "leftOut", "refused"]),
  fileId: idSchema.nullable(),
});
export type ElnNode = z.infer<typeof elnNodeSchema>;

/** The program that wrote an archive, and by which version of RO-Crate. */
export const elnSourceSchema = z.object({
  program: z.string(),
  programVersion: z.string(),
  crateVersion: z.string(),
  name: z.string(),
  description: z.string(),
  license: z.string(),
  authors: z.string(),
  time: z.string(),
  remarks: z.array(elnRemarkSchema),
});
export type ElnSource = z.infer<typeof elnSourceSchema>;

/** State of an import: read first, then confirmed by a user, then carried out. */
export const elnImportStateSchema = z.enum(["reading", "ready", "importing", "done", "failed", "cancelled"]);
export type ElnImportState = z.infer<typeof elnImportStateSchema>;

/** An import with its archive and progress. */
export const elnImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  size: z.number(),
  state: elnImportStateSchema,
  /** 0 to 1 of what is in progress. */
  progress: z.number(),
  fault: elnFaultSchema.nullable(),
  source: elnSourceSchema.nullable(),
  project: z.object({ id: idSchema, name: z.string(), isPersonal: z.boolean() }).nullable(),
  folderId: idSchema.nullable(),
  counts: z.object({
    folders: z.number().int(),
    files: z.number().int(),
    sequences: z.number().int(),
    notes: z.number().int(),
    refused: z.number().int(),
    /** For an import that has started. */
    made: z.number().int(),
    renewed: z.number().int(),
    same: z.number().int(),
    leftOut: z.number().int(),
  }),
  createTime: instantSchema,
  finishTime: instantSchema.nullable(),
  /** The archive is still available, so it can be imported or continued. */
  hasArchive: z.boolean(),
});
export type ElnImport = z.infer<typeof elnImportSchema>;

/** State of an export; a finished one is available for some days. */
export const elnExportStateSchema = z.enum(["running", "ready", "failed", "cancelled", "expired"]);

/** An export that is made in the background. */
export const elnExportSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  name: z.string(),
  fileName: z.string(),
  state: elnExportStateSchema,
  progress: z.number(),
  size: z.number().nullable(),
  fileCount: z.number().int(),
  leftOutCount: z.number().int(),
  createTime: instantSchema,
  /** When it will no longer be there; null while it is made. */
  expireTime: instantSchema.nullable(),
});
export type ElnExport = z.infer<typeof elnExportSchema>;
