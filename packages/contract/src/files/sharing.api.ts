import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { fileSchema } from "./files.schema.ts";

/** How far a share lets someone go with a file; each takes in those before it. */
export const shareLevels = ["read", "comment", "edit", "manage"] as const;
/** What a share lets someone do with a file. */
export const shareLevelSchema = z.enum(shareLevels);
export type ShareLevel = z.infer<typeof shareLevelSchema>;

/** Access levels that can be requested; managing a file can only be granted. */
export const requestableLevels = ["read", "comment", "edit"] as const;
const askedLevelSchema = z.enum(requestableLevels);

/** Most people whom one call shares with. */
export const MAX_SHARES_PER_CALL = 50;
/** Maximum length of a reason for a request, in characters. */
export const MAX_ACCESS_WORDS = 200;
/** So long a request waits for an answer. */
export const ACCESS_REQUEST_DAYS = 30;

/** One user's share of a file, and where it comes from. */
export const fileShareSchema = z.object({
  userId: idSchema,
  userName: z.string(),
  level: shareLevelSchema,
  createTime: instantSchema,
  expireTime: instantSchema.nullable(),
  /** The folder that the share is inherited from; null if it is the file's own. */
  from: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type FileShare = z.infer<typeof fileShareSchema>;

/** Who gets at a file, and by what. */
export const fileAccessSchema = z.object({
  /** Whether access is restricted to named members, by this file or a folder above. */
  isClosed: z.boolean(),
  isRestricted: z.boolean(),
  ownerName: z.string(),
  projectName: z.string(),
  shares: z.array(fileShareSchema),
});
export type FileAccess = z.infer<typeof fileAccessSchema>;

/** A file that was shared, as a list shows it. */
export const sharedFileSchema = fileSchema.extend({
  share: z.object({
    /** The users whom it is shared with or by, depending on the list. */
    userId: idSchema,
    userName: z.string(),
    level: shareLevelSchema,
    createTime: instantSchema,
    expireTime: instantSchema.nullable(),
  }),
});
export type SharedFile = z.infer<typeof sharedFileSchema>;

/** A request for a share, as who manages the file sees it. */
export const accessRequestSchema = z.object({
  id: idSchema,
  file: fileSchema.pick({ id: true, name: true, kind: true }),
  userId: idSchema,
  userName: z.string(),
  level: z.enum(requestableLevels),
  message: z.string(),
  createTime: instantSchema,
  /** When it ends by itself. */
  endTime: instantSchema,
});
export type AccessRequest = z.infer<typeof accessRequestSchema>;

/** The caller's latest request. */
export const ownRequestSchema = z.object({
  state: z.enum(["none", "pending", "approved", "rejected"]),
  reason: z.string(),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;

const base = "/dp/fileAsset/:fileId/share/fileSharing" as const;
const lists = "/dp/fileAsset/share/fileSharing" as const;
const file = z.object({ fileId: idSchema });
const access = { permission: "PROJECT_READ" } as const;
const refusals = [
  "projectFile.not.found",
  "fileAsset.no.read.permission",
  "fileAsset.no.edit.permission",
] as const;

/** Shares of files: grant, revoke, request. */
export const sharingApi = {
  access: endpoint({
    method: "GET",
    path: base,
    summary: "Who may do what with a file, beside its project's members",
    access,
    params: file,
    data: fileAccessSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  setClosed: endpoint({
    method: "PUT",
    path: base,
    summary: "Keep the project's members out of a file or folder, or let them in again",
    access,
    params: file,
    body: z.object({ isClosed: z.boolean() }),
    data: fileAccessSchema,
    errors: refusals,
  }),
  share: endpoint({
    method: "PUT",
    path: `${base}/users`,
    summary: "Share a file or folder with members of the team, or change what they may do",
    access,
    params: file,
    body: z.object({
      userIds: z.array(idSchema).min(1).max(MAX_SHARES_PER_CALL),
      level: shareLevelSchema,
      expireTime: instantSchema.nullable(),
    }),
    data: fileAccessSchema,
    errors: [...refusals, "user.not.found"],
  }),
  unshare: endpoint({
    method: "DELETE",
    path: `${base}/users/:userId`,
    summary: "End a share: by who manages the file, or one's own",
    access,
    params: file.extend({ userId: idSchema }),
    data: z.null(),
    errors: [...refusals, "user.not.found"],
  }),
  shared: endpoint({
    method: "GET",
    path: lists,
    summary: "Files shared with the caller or by them, newest first",
    access,
    query: z.object({ ...pageQuery, direction: z.enum(["withMe", "byMe"]).default("withMe") }),
    data: pageOf(sharedFileSchema),
  }),
  apply: endpoint({
    method: "POST",
    path: `${base}/apply`,
    summary:
      "Ask the people who manage a file for access; asked again while it waits, it is the same request",
    access,
    params: file,
    body: z.object({ level: askedLevelSchema, message: z.string().trim().max(MAX_ACCESS_WORDS) }),
    data: ownRequestSchema,
    errors: ["projectFile.not.found"],
  }),
  ownRequest: endpoint({
    method: "GET",
    path: `${base}/apply`,
    summary: "What has become of the caller's own request for a file",
    access,
    params: file,
    data: ownRequestSchema,
    errors: ["projectFile.not.found"],
  }),
  requests: endpoint({
    method: "GET",
    path: `${lists}/apply`,
    summary: "Requests for files that the caller manages, oldest first",
    access,
    query: z.object(pageQuery),
    data: pageOf(accessRequestSchema),
  }),
  decide: endpoint({
    method: "PUT",
    path: `${base}/audit`,
    summary: "Grant a request for access, or refuse it with a reason",
    access,
    params: file,
    body: z.object({
      accessRequestId: idSchema,
      isApproved: z.boolean(),
      level: askedLevelSchema,
      reason: z.string().trim().max(MAX_ACCESS_WORDS),
    }),
    data: z.null(),
    errors: [...refusals, "access.request.not.found"],
  }),
};
