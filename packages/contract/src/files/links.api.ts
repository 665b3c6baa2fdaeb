import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { fileKindSchema } from "./files.schema.ts";

/** Default lifetime of a new link. */
export const DEFAULT_LINK_DAYS = 7;
/** The longest that a team can allow. */
export const MAX_LINK_DAYS = 365;
/** So many links of one file are open at the same time. */
export const MAX_OPEN_LINKS = 20;
/** Maximum length of a note to a link, in characters; only those who manage the file read it. */
export const MAX_LINK_NOTE = 100;
/** Shortest password of a link, in characters. */
export const MIN_LINK_PASSWORD = 8;
/** Maximum length of a password of a link, in characters. */
export const MAX_LINK_PASSWORD = 128;

/** What members of a team may do with links; until it is set, links are not allowed. */
export const linkPolicySchema = z.object({
  areAllowed: z.boolean(),
  maxDays: z.number().int().min(1).max(MAX_LINK_DAYS),
  isPasswordRequired: z.boolean(),
  /** Whether members may publish a sequence under an address that everyone can read. */
  isPublishingAllowed: z.boolean().default(false),
});
export type LinkPolicy = z.infer<typeof linkPolicySchema>;

/**
 * `open` answers users without access now. `resting` does not, though it has not ended: the team allows no such links
 * any more, or who made it does not manage the file now.
 */
export const linkStates = ["open", "resting", "expired", "ended"] as const;

/** A link as who manages the file sees it; its address is known only to whom it was shown when it was made. */
export const fileLinkSchema = z.object({
  id: idSchema,
  note: z.string(),
  makerName: z.string(),
  state: z.enum(linkStates),
  hasPassword: z.boolean(),
  createTime: instantSchema,
  expireTime: instantSchema,
  visits: z.number().int(),
  lastVisitTime: instantSchema.nullable(),
});
export type FileLink = z.infer<typeof fileLinkSchema>;

/** What a user without access learns of a file. */
export const openedFileSchema = z.object({
  name: z.string(),
  kind: fileKindSchema,
  size: z.number().int().nullable(),
  updateTime: instantSchema,
  expireTime: instantSchema,
  teamName: z.string(),
  /** Lets this browser ask for the content for some hours, as long as the link itself is open. */
  pass: z.string(),
});
export type OpenedFile = z.infer<typeof openedFileSchema>;

const ofFile = "/dp/fileAsset/:fileId/share/fileSharing/links" as const;
/** What users without access call; nothing else answers below it. */
export const OPEN_FILE = "/open/files/:token" as const;
const file = z.object({ fileId: idSchema });
/** The token that is in a link's address. */
export const openLinkParams = z.object({ token: z.string().min(1).max(100) });
/** The pass that a link's password was exchanged for; addresses of pictures and downloads carry it. */
export const openLinkQuery = z.object({ pass: z.string().min(1).max(500) });
const access = { permission: "PROJECT_READ" } as const;
const settings = { permission: "SETTINGS_SECURITY", feature: "SETTINGS_SECURITY" } as const;
const refusals = [
  "projectFile.not.found",
  "fileAsset.no.read.permission",
  "fileAsset.no.edit.permission",
] as const;

/** Links to a file for people without an account: made, ended, opened. */
export const linksApi = {
  listLinks: endpoint({
    method: "GET",
    path: ofFile,
    summary: "Links to a file for people without an account, newest first, and what the team allows",
    access,
    params: file,
    data: z.object({ policy: linkPolicySchema, links: z.array(fileLinkSchema) }),
    errors: refusals,
  }),
  createLink: endpoint({
    method: "POST",
    path: ofFile,
    summary: "Make a link; its token is told here and never again",
    access,
    params: file,
    body: z.object({
      days: z.number().int().min(1).max(MAX_LINK_DAYS).default(DEFAULT_LINK_DAYS),
      password: z.string().min(MIN_LINK_PASSWORD).max(MAX_LINK_PASSWORD).nullable().default(null),
      note: z.string().trim().max(MAX_LINK_NOTE).default(""),
    }),
    data: z.object({ link: fileLinkSchema, token: z.string() }),
    errors: [
      ...refusals,
      "fileLink.not.allowed",
      "fileLink.password.needed",
      "fileLink.limit.exceed",
      "password.common",
    ],
  }),
  endLink: endpoint({
    method: "DELETE",
    path: `${ofFile}/:linkId`,
    summary: "End a link at once",
    access,
    params: file.extend({ linkId: idSchema }),
    data: z.null(),
    errors: [...refusals, "fileLink.not.found"],
  }),
  linkPolicy: endpoint({
    method: "GET",
    path: "/tenantsSecurityConfig/links",
    summary: "What the team allows of links to its files",
    access: settings,
    data: linkPolicySchema,
  }),
  saveLinkPolicy: endpoint({
    method: "PUT",
    path: "/tenantsSecurityConfig/links",
    summary: "Set what the team allows of links to its files; open links follow at once",
    access: settings,
    body: linkPolicySchema,
    data: linkPolicySchema,
  }),
  openLink: endpoint({
    method: "POST",
    path: OPEN_FILE,
    summary: "What a link leads to. Wrong, ended, expired and foreign tokens are answered alike",
    access: "public",
    params: openLinkParams,
    body: z.object({ password: z.string().max(MAX_LINK_PASSWORD).nullable().default(null) }),
    data: openedFileSchema,
    errors: ["fileLink.not.found", "fileLink.password.required", "fileLink.password.wrong"],
    maxBodyBytes: 4096,
    perMinute: 60,
  }),
  linkContent: endpoint({
    method: "GET",
    path: `${OPEN_FILE}/content`,
    summary: "The bytes of the file that a link leads to",
    access: "public",
    params: openLinkParams,
    query: openLinkQuery,
    answersFile: true,
    errors: ["fileLink.not.found", "projectFile.not.found"],
    perMinute: 120,
  }),
};
