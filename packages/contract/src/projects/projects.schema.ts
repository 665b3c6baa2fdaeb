import { z } from "zod";
import { projectDeletionStatusSchema } from "../approvals/approvals.schema.ts";
import { hasVisibleText } from "../files/file-names.ts";
import { fileKindSchema, fileSchema } from "../files/files.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** PRIVATE: for owner, creator and members. PUBLIC: for everyone in the team. */
export const accessLevelSchema = z.enum(["PUBLIC", "PRIVATE"]);
export type AccessLevel = z.infer<typeof accessLevelSchema>;

/** A viewer reads, an editor writes, a manager also decides about members and settings. */
export const memberRoleSchema = z.enum(["viewer", "editor", "manager"]);
export type MemberRole = z.infer<typeof memberRoleSchema>;

/** What everyone in the team may do in a PUBLIC project. */
export const publicRoleSchema = z.enum(["viewer", "editor"]);
export type PublicRole = z.infer<typeof publicRoleSchema>;

/** Name of a project, 1 to 100 characters. */
export const projectNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(hasVisibleText, "holds nothing that can be seen");
/** What a project is about, at most 1,000 characters. */
export const projectDescriptionSchema = z.string().trim().max(1000);

/** A project with the reader's right in it. */
export const projectSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  isPersonal: z.boolean(),
  ownerId: idSchema,
  owner: z.string(),
  creatorId: idSchema.nullable(),
  settings: z.object({ accessLevel: accessLevelSchema, publicRole: publicRoleSchema }),
  dashboardAccessLevel: accessLevelSchema,
  /** The reader's own place in it; null for anyone who gets in without one. */
  role: z.union([z.literal("owner"), memberRoleSchema]).nullable(),
  fileCount: z.number().int(),
  memberCount: z.number().int(),
  createTime: instantSchema,
  /** When someone last made or saved something in it, to 15 minutes; null if no one has. */
  activeTime: instantSchema.nullable(),
  abilities: z.object({
    open: z.boolean(),
    update: z.boolean(),
    createFile: z.boolean(),
    requestDeletion: z.boolean(),
    manageMembers: z.boolean(),
    changeOwner: z.boolean(),
    readDashboard: z.boolean(),
    join: z.boolean(),
    quit: z.boolean(),
  }),
});
export type Project = z.infer<typeof projectSchema>;

/** A request to delete a project, as its approvers see it. */
export const projectDeletionSchema = z.object({
  projectId: idSchema,
  recordId: idSchema,
  projectName: z.string(),
  fileCount: z.number().int(),
  status: projectDeletionStatusSchema,
  submitUserName: z.string(),
  remark: z.string(),
  createTime: instantSchema,
});
export type ProjectDeletion = z.infer<typeof projectDeletionSchema>;

/** A deleted project that may still be restored, as its owner and the team's see it. */
export const deletedProjectSchema = z.object({
  id: idSchema,
  name: z.string(),
  owner: z.string(),
  fileCount: z.number().int(),
  memberCount: z.number().int(),
  /** Bytes of its files. */
  size: z.number().int(),
  deleteTime: instantSchema,
  /** Until when it may be restored. */
  /** Null if it holds signed or reviewed records: it stays until someone restores it. */
  restorableUntil: instantSchema.nullable(),
});
export type DeletedProject = z.infer<typeof deletedProjectSchema>;

/** A member of a project with their right. */
export const projectMemberSchema = z.object({
  userId: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  role: z.union([z.literal("owner"), memberRoleSchema]),
  isDisabled: z.boolean(),
  /** When they joined; of the owner, when the project was made. */
  createTime: instantSchema,
  abilities: z.object({ setRole: z.boolean(), remove: z.boolean() }),
});
export type ProjectMember = z.infer<typeof projectMemberSchema>;

/** A calendar day in the reader's timezone. */
const daySchema = z.iso.date();

/** What is in all projects of a team now, and what was made and saved in them on each day. */
export const teamFiguresSchema = z.object({
  /** By kind, the most files first. */
  kinds: z.array(z.object({ kind: fileKindSchema, files: z.number().int(), bytes: z.number().int() })),
  /** Every day of the range, oldest first, also those on which nothing happened. */
  days: z.array(z.object({ day: daySchema, created: z.number().int(), saved: z.number().int() })),
});
export type TeamFigures = z.infer<typeof teamFiguresSchema>;

/** Figures of a project's first page. */
export const projectDashboardSchema = teamFiguresSchema.extend({
  files: z.number().int(),
  bytes: z.number().int(),
  members: z.number().int(),
  /** Who made or saved most in the range. */
  contributors: z.array(
    z.object({ userId: idSchema, name: z.string(), created: z.number().int(), saved: z.number().int() }),
  ),
  newest: z.array(fileSchema),
});
export type ProjectDashboard = z.infer<typeof projectDashboardSchema>;

/** A file out of many projects. */
export const placedFileSchema = fileSchema.extend({
  projectName: z.string(),
  isPersonalProject: z.boolean(),
});
export type PlacedFile = z.infer<typeof placedFileSchema>;

/** A file of a common project, as someone else has left it. */
export const touchedFileSchema = placedFileSchema.extend({
  editorId: idSchema,
  editorName: z.string(),
  isNew: z.boolean(),
});
export type TouchedFile = z.infer<typeof touchedFileSchema>;
