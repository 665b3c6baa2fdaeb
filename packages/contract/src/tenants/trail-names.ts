import { z } from "zod";
import { idSchema } from "../foundation/id.ts";

const trailNameTypes = ["account", "file", "project", "role"] as const;
export type TrailNameType = (typeof trailNameTypes)[number];

/** What an entry speaks of by its number: only what a reader needs to know and to open it. */
export const trailNameSchema = z.object({
  type: z.enum(trailNameTypes),
  id: idSchema,
  /** Its current name; null if it was permanently deleted. */
  name: z.string().nullable(),
  /** Of a file: how and where it opens. */
  kind: z.string().optional(),
  projectId: idSchema.optional(),
});
export type TrailName = z.infer<typeof trailNameSchema>;

const objectTypes: Readonly<Record<string, TrailNameType>> = {
  account: "account",
  member: "account",
  file: "file",
  project: "project",
  role: "role",
};

const fieldTypes: Readonly<Record<string, TrailNameType>> = {
  accountId: "account",
  userId: "account",
  userIds: "account",
  ownerId: "account",
  successorId: "account",
  delegateId: "account",
  fileId: "file",
  fileIds: "file",
  folderId: "file",
  projectId: "project",
  roleIds: "role",
};

/** What a type of object is looked up as. @example trailTypeOfObject("member") // "account" */
export const trailTypeOfObject = (objectType: string): TrailNameType | undefined => objectTypes[objectType];

/** What the numbers in a field of an entry are of. @example trailTypeOfField("folderId") // "file" */
export const trailTypeOfField = (field: string): TrailNameType | undefined => fieldTypes[field];
