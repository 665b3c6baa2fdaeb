import { z } from "zod";
import { tagSchema } from "../files/files.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_FILE_NAME_CHARACTERS } from "../foundation/limits.ts";
import { subjectKindNames } from "../foundation/subject-kinds.ts";
import { previewViewSchema } from "../previews/previews.schema.ts";

/** What a subject is called and where it opens. */
export const namedSubjectSchema = z.object({
  kind: z.enum(subjectKindNames),
  id: idSchema,
  name: z.string(),
  /** What it is among its kind, e.g. `sequence` of a file, `primer` of a library's entry. */
  sort: z.string(),
  /** The page that shows it, with its query. */
  address: z.string(),
});
export type NamedSubject = z.infer<typeof namedSubjectSchema>;

/** What becomes of a record, as far as it matters to who reads its name elsewhere; the first ones matter most. */
export const subjectStates = [
  "removed",
  "outOfOrder",
  "expired",
  "outOfStock",
  "takenOut",
  "calibrationOver",
  "failed",
  "rejected",
  "canceled",
  "archived",
  "locked",
  "auditing",
  "finished",
  "approved",
  "signed",
] as const;
/** One of them. */
export type SubjectState = (typeof subjectStates)[number];

/** A subject as a page shows it among its text: its name, and its state at the moment. */
export const shownSubjectSchema = namedSubjectSchema.extend({ states: z.array(z.enum(subjectStates)) });
export type ShownSubject = z.infer<typeof shownSubjectSchema>;

/** A subject with its tags and what the caller may do on it. */
export const subjectSchema = namedSubjectSchema.extend({
  abilities: z.object({ comment: z.boolean(), edit: z.boolean(), manage: z.boolean() }),
  tags: z.array(tagSchema),
  /** Whether the caller is notified of what becomes of it. */
  isFollowed: z.boolean(),
});
export type SubjectOverview = z.infer<typeof subjectSchema>;

/** A subject at the other end of a link. */
export const linkedSubjectSchema = namedSubjectSchema.extend({
  /** Set by a user, who can remove it; otherwise derived from the content of the subject. */
  isGiven: z.boolean(),
});
export type LinkedSubject = z.infer<typeof linkedSubjectSchema>;

/** What a subject was made of or uses, and what uses it; at most `MAX_SUBJECT_LINKS` of each. */
export const subjectLinksSchema = z.object({
  uses: z.array(linkedSubjectSchema),
  usedIn: z.array(linkedSubjectSchema),
});
export type SubjectLinks = z.infer<typeof subjectLinksSchema>;

/** A file that belongs to a subject; `size` in bytes. */
export const attachmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.number(),
  /** How it can be shown, by its bytes. */
  view: previewViewSchema,
  authorId: idSchema,
  authorName: z.string(),
  createTime: instantSchema,
  abilities: z.object({ remove: z.boolean() }),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** An upload of the caller's that is to be attached, and its name. */
export const attachmentInputSchema = z.object({
  uuid: z.uuid(),
  name: z.string().trim().min(1).max(MAX_FILE_NAME_CHARACTERS),
});
