import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { type Id, idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { type SubjectKind, subjectAccess, subjectRefusals } from "../foundation/subject-kinds.ts";
import { SUBJECT_PATH, subjectParams } from "../foundation/subjects.schema.ts";

/** Maximum length of a comment, in characters. */
export const MAX_COMMENT_CHARACTERS = 4_000;
/** Most people that one comment names. */
export const MAX_MENTIONS = 50;
/** So many answers a thread takes. */
export const MAX_REPLIES = 200;

/** So many threads with a place are marked in a file. */
export const MAX_ANCHORS = 500;

const stretch = { start: z.number().int().min(0), end: z.number().int().min(0) };

/**
 * The range of residues that a thread on a sequence is about, half-open and zero-based; across the origin of a
 * circle, `end` is beyond the size. It moves with each saved version; `isGone` if its residues were deleted, and it
 * then gives their last position.
 */
export const commentAnchorSchema = z.object({ ...stretch, isGone: z.boolean() });
export type CommentAnchor = z.infer<typeof commentAnchorSchema>;

/**
 * A position with the saved version that it refers to, so that it cannot refer to residues that someone else has
 * moved.
 */
export const namedAnchorSchema = z.object({ ...stretch, version: z.number().int().min(1) });
export type NamedAnchor = z.infer<typeof namedAnchorSchema>;

/** Maximum length of a quotation of the words that a thread on a page is about, in characters. */
export const MAX_QUOTE_CHARACTERS = 300;

const pagePlace = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[A-Za-z0-9+/]+=*$/)
  .meta({ examples: ["AQE="] });

/**
 * The range of a page that a thread is about. `from` and `to` are relative positions of Yjs in base64, so that the
 * range follows its words through everyone's edits. `quote` is the text when the thread began, shown if the words
 * have been deleted.
 */
export const pageRangeSchema = z.object({
  from: pagePlace,
  to: pagePlace,
  quote: z.string().max(MAX_QUOTE_CHARACTERS),
});
export type PageRange = z.infer<typeof pageRangeSchema>;

/** A comment with what the user may do with it. */
export const commentSchema = z.object({
  id: idSchema,
  authorId: idSchema,
  authorName: z.string(),
  body: z.string(),
  /** Users who were notified of it, with their current names. */
  mentions: z.array(z.object({ userId: idSchema, name: z.string() })),
  createTime: instantSchema,
  editTime: instantSchema.nullable(),
  abilities: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type Comment = z.infer<typeof commentSchema>;

/** A comment that begins a thread: where it is in the file, whether it is settled, and its answers. */
export const commentThreadSchema = commentSchema.extend({
  anchor: commentAnchorSchema.nullable(),
  /** What a thread on a page is about; null for the page as a whole. */
  range: pageRangeSchema.nullable(),
  resolved: z.object({ userName: z.string(), time: instantSchema }).nullable(),
  replies: z.array(commentSchema),
});
export type CommentThread = z.infer<typeof commentThreadSchema>;

/** Live updates of comments. */
export interface CommentsUpdate {
  /** On which subject someone has commented. */
  readonly comments: { readonly kind: SubjectKind; readonly id: Id };
}

const base = `${SUBJECT_PATH}/comments` as const;
const one = "/platform/resource/comments/:commentId" as const;
const comment = z.object({ commentId: idSchema });
const access = subjectAccess;
const said = {
  body: z.string().trim().min(1).max(MAX_COMMENT_CHARACTERS),
  mentionIds: z.array(idSchema).max(MAX_MENTIONS).default([]),
};
const gone = ["comment.not.found", ...subjectRefusals] as const;

/** Comments of a file: read, write, reply, resolve. */
export const commentsApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Threads of comments on a subject, newest first, each with its answers",
    assistant: {
      name: "list_comments",
      description: "Comments on a record, newest first, with their answers.",
      inputs: ["state", "limit", "cursor"],
    },
    access,
    params: subjectParams,
    query: z.object({ ...pageQuery, state: z.enum(["open", "resolved", "all"]).default("open") }),
    data: pageOf(commentThreadSchema),
    errors: subjectRefusals,
  }),
  anchors: endpoint({
    method: "GET",
    path: `${base}/anchors`,
    summary:
      "Places of the open threads on a sequence, oldest first: what its views mark; of other subjects none",
    access,
    params: subjectParams,
    data: z.array(commentAnchorSchema.extend({ threadId: idSchema })),
    errors: subjectRefusals,
  }),
  ranges: endpoint({
    method: "GET",
    path: `${base}/ranges`,
    summary: "Ranges of the open threads on a page, oldest first: what its text marks",
    access,
    params: subjectParams,
    data: z.array(pageRangeSchema.extend({ threadId: idSchema })),
    errors: subjectRefusals,
  }),
  readers: endpoint({
    method: "GET",
    path: `${base}/readers`,
    summary: "Members of the team by name, and whether they may read the subject: whom a comment can mention",
    access,
    params: subjectParams,
    query: z.object({ search: z.string().trim().max(100).optional() }),
    data: z.array(z.object({ userId: idSchema, name: z.string(), mayRead: z.boolean() })),
    errors: subjectRefusals,
  }),
  add: endpoint({
    method: "POST",
    path: base,
    summary: "Begin a thread on a subject, or answer one",
    assistant: {
      name: "add_comment",
      description: "Comment on a record; subjectKind and subjectId name it (file for files of any kind).",
      fields: [
        {
          at: "params.subjectId",
          name: "record",
          kind: "record",
          readBy: {
            tool: "get_record",
            params: { subjectKind: "params.subjectKind", subjectId: "params.subjectId" },
          },
        },
        { at: "body.body", name: "comment", kind: "longText" },
      ],
    },
    creates: true,
    access,
    params: subjectParams,
    body: z.object({
      ...said,
      threadId: idSchema.nullable(),
      anchor: namedAnchorSchema.nullable(),
      range: pageRangeSchema.nullable().default(null),
    }),
    data: z.object({ id: idSchema }),
    errors: [
      ...subjectRefusals,
      "comment.not.found",
      "comment.limit.exceed",
      "comment.anchor.stale",
      "user.not.found",
    ],
  }),
  change: endpoint({
    method: "PUT",
    path: one,
    summary: "Change what one has said",
    access,
    params: comment,
    body: z.object(said),
    data: z.null(),
    errors: [...gone, "user.not.found"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: one,
    summary:
      "Take back what one has said, with the answers where it began a thread; also by who manages the subject",
    access,
    params: comment,
    data: z.null(),
    errors: gone,
  }),
  resolve: endpoint({
    method: "PUT",
    path: `${one}/resolve`,
    summary: "Mark a thread as settled, or open it again",
    access,
    params: comment,
    body: z.object({ isResolved: z.boolean() }),
    data: z.null(),
    errors: gone,
  }),
};
