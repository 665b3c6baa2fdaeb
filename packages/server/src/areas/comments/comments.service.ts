import type { Selection } from "@benchleaf/bio";
import {
  type AuditVerb,
  type CommentThread,
  type Id,
  MAX_REPLIES,
  type NamedAnchor,
  type PageRange,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { EventData } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { liveTopic, toReaders } from "../../kernel/live-updates.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import {
  type ActionsOf,
  actionsOf,
  demandOf,
  lockSubjectForUpdate,
  mayOn,
  type OpenSubject,
  type Subject,
  type SubjectReader,
} from "../../kernel/subjects.ts";
import { lockRowForUpdate } from "../files/files.sql.ts";
import { containing, decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentAnchor, presentThread } from "./comments.present.ts";
import * as store from "./comments.store.ts";

const threadKeys = z.tuple([idKey]);

export interface NewComment {
  readonly body: string;
  readonly mentionIds: readonly Id[];
}

/** @throws comment.anchor.stale if the version is not the newest, request.invalid if the range has no residues */
const anchorOn = ({ letters }: OpenSubject, named: NamedAnchor): store.AnchorRow => {
  if (letters !== null && named.version !== letters.version)
    throw problem("comment.anchor.stale", { version: letters.version });
  const { start, end } = named;
  if (letters === null || start >= letters.size || end <= start || end - start > letters.size)
    throw problem("request.invalid", { issues: [{ path: "body.anchor", message: "outside" }] });
  return { start, end, version: letters.version, isGone: false };
};

/** @throws request.invalid for a range of a file that is not a page */
const rangeOn = ({ kind, letters }: OpenSubject, range: PageRange): PageRange => {
  if (kind !== "file" || letters !== null)
    throw problem("request.invalid", { issues: [{ path: "body.range", message: "no page" }] });
  return range;
};

interface CommentsSaid {
  readonly subject: Subject;
  /** Users who have commented and may still read it. */
  readonly userId: Id;
}

/** The subject of a new comment, for users who may read it. */
export const commentsTopic = liveTopic({
  topic: "comments",
  seenBy: ({ userId }: CommentsSaid) => userId,
  updatesFor: async (q, { subject: { kind, id } }: CommentsSaid, here, all) =>
    toReaders(await actionsOf(all)(kind).keepReaders(q, id, here), { kind, id }),
});

type FollowAnchors = (stretches: readonly Selection[]) => Promise<readonly (Selection | null)[]>;

/** Locks a file's row for a new version, and returns the anchors of its threads. */
export const lockAnchorsForUpdate = (tx: Queries, fileId: Id) => {
  lockRowForUpdate(tx, fileId);
  return store.listAnchors(tx, { kind: "file", id: fileId }, { isOpen: false });
};

/** Moves locked anchors to a new version. A deleted range keeps its last position. */
export const shiftAnchors = async (
  tx: Queries,
  held: Awaited<ReturnType<typeof lockAnchorsForUpdate>>,
  version: number,
  follow: FollowAnchors,
): Promise<void> => {
  const standing = held.filter(({ anchor }) => !anchor.isGone);
  const places = await follow(standing.map(({ anchor: { start, end } }) => ({ start, length: end - start })));
  const moved = standing.map(({ id, anchor }, index) => {
    const place = places[index];
    return place
      ? { id, anchor: { start: place.start, end: place.start + place.length, version, isGone: false } }
      : { id, anchor: { ...anchor, isGone: true } };
  });
  if (moved.length > 0) await store.moveAnchors(tx, moved);
};

/** Threads of comments on subjects. Users who may read a subject read them; those who may comment on it write. */
export const commentsService = (
  { database, audit, events, liveUpdates }: Pick<Kernel, "database" | "audit" | "events" | "liveUpdates">,
  actionsFor: ActionsOf,
) => {
  const open = (q: Queries, reader: SubjectReader, { kind, id }: Subject): Promise<OpenSubject> =>
    actionsFor(kind).open(q, reader, id);

  const tell = async <Action extends `comment.${AuditVerb<"comment">}`>(
    tx: Queries,
    { tenantId, userId }: Scope,
    action: Action,
    { kind, id }: Subject,
    change: { before?: unknown; after?: unknown },
    data: Omit<EventData[Action], "subject">,
  ): Promise<void> => {
    const scope = { tenantId, userId };
    const subject = { kind, id };
    await audit.record(tx, scope, { action, objectType: kind, objectId: id, ...change });
    await events.emit(tx, scope, { type: action, data: { subject, ...data } as EventData[Action] });
    liveUpdates.publish(tx, commentsTopic, tenantId, { subject, userId });
  };

  /** A comment on a subject that the user may read, locked until the transaction ends. */
  const hold = async (tx: Queries, reader: SubjectReader, id: Id) => {
    const comment = await store.lockComment(tx, id);
    if (comment === undefined) throw problem("comment.not.found");
    const named = { kind: comment.subject_kind, id: comment.subject_id };
    const subject = await open(tx, reader, named).catch(() => undefined);
    if (subject === undefined) throw problem("comment.not.found");
    return { comment, subject };
  };

  /**
   * Users who may not read the subject are not notified. @throws user.not.found for an id that is not a member of the
   * team
   */
  const readersOf = async (tx: Queries, { kind, id }: Subject, userIds: readonly Id[]): Promise<Id[]> => {
    const wanted = [...new Set(userIds)];
    if (wanted.length === 0) return [];
    if ((await store.countMembers(tx, wanted)) < wanted.length) throw problem("user.not.found");
    return actionsFor(kind).keepReaders(tx, id, wanted);
  };

  /** @throws comment.not.found if the thread belongs to another subject, comment.limit.exceed */
  const joinThread = async (tx: Queries, { kind, id }: Subject, threadId: Id): Promise<void> => {
    const thread = await store.lockComment(tx, threadId);
    if (thread?.subject_kind !== kind || thread.subject_id !== id || thread.thread_id !== null)
      throw problem("comment.not.found");
    if ((await store.countReplies(tx, threadId)) >= MAX_REPLIES)
      throw problem("comment.limit.exceed", { limit: MAX_REPLIES });
  };

  return {
    list: (
      reader: SubjectReader,
      about: Subject,
      query: { state: "open" | "resolved" | "all"; cursor?: string | undefined; limit: number },
    ): Promise<Page<CommentThread>> =>
      database.read(reader, async (q) => {
        const [before] = decodeCursor(threadKeys, query.cursor) ?? [];
        const subject = await open(q, reader, about);
        const threads = await store.listThreads(q, about, query.state, before, query.limit);
        const replies = await store.listReplies(
          q,
          threads.map(({ id }) => id),
        );
        const mayManage = mayOn(subject, "manage");
        const answersOf = (id: Id) => replies.filter((reply) => reply.thread_id === id);
        return pageFrom(
          threads,
          query.limit,
          (row) => presentThread(row, answersOf(row.id), { userId: reader.userId, mayManage }),
          (row) => [row.id],
        );
      }),

    readers: (
      reader: SubjectReader,
      about: Subject,
      search = "",
    ): Promise<{ userId: Id; name: string; mayRead: boolean }[]> =>
      database.read(reader, async (q) => {
        await open(q, reader, about);
        const people = await store.findPeople(q, containing(search));
        const ids = people.map(({ id }) => id);
        const readers = new Set(await actionsFor(about.kind).keepReaders(q, about.id, ids));
        return people.map(({ id, name }) => ({ userId: id, name, mayRead: readers.has(id) }));
      }),

    anchors: (reader: SubjectReader, about: Subject) =>
      database.read(reader, async (q) => {
        await open(q, reader, about);
        const rows = await store.listAnchors(q, about, { isOpen: true });
        return rows.map(({ id, anchor }) => ({ threadId: id, ...presentAnchor(anchor) }));
      }),

    ranges: (reader: SubjectReader, about: Subject) =>
      database.read(reader, async (q) => {
        await open(q, reader, about);
        const rows = await store.listRanges(q, about);
        return rows.map(({ id, page_range: range }) => ({ threadId: id, ...range }));
      }),

    add: (
      reader: SubjectReader,
      about: Subject,
      input: NewComment & { threadId: Id | null; anchor: NamedAnchor | null; range: PageRange | null },
    ): Promise<{ id: Id }> =>
      database.write(reader, async (tx) => {
        const subject = await lockSubjectForUpdate(tx, reader, actionsFor(about.kind), about.id, "comment");
        if (input.threadId !== null) await joinThread(tx, about, input.threadId);
        const mentionIds = await readersOf(tx, about, input.mentionIds);
        const anchor =
          input.threadId === null && input.anchor !== null ? anchorOn(subject, input.anchor) : null;
        const range =
          input.threadId === null && anchor === null && input.range !== null
            ? rangeOn(subject, input.range)
            : null;
        const id = await store.insertComment(tx, { ...input, subject: about, mentionIds, anchor, range });
        const threadId = input.threadId ?? id;
        const change = { after: { comment: input.body } };
        await tell(tx, reader, "comment.add", about, change, { threadId, mentionIds });
        return { id };
      }),

    /** In the transaction that imports a file: comments from its source. */
    async bring(tx: Queries, scope: Scope, fileId: Id, bodies: readonly string[]): Promise<void> {
      const subject = { kind: "file", id: fileId } as const;
      for (const body of bodies) {
        const said = { subject, threadId: null, body, mentionIds: [], anchor: null, range: null };
        const threadId = await store.insertComment(tx, said);
        const change = { after: { comment: body } };
        await tell(tx, scope, "comment.add", subject, change, { threadId, mentionIds: [] });
      }
    },

    change: (reader: SubjectReader, id: Id, input: NewComment): Promise<null> =>
      database.write(reader, async (tx) => {
        const { comment, subject } = await hold(tx, reader, id);
        if (comment.author_id !== reader.userId) throw problem("permission.denied");
        const mentionIds = await readersOf(tx, subject, input.mentionIds);
        await store.updateComment(tx, id, { body: input.body, mentionIds });
        const change = { before: { comment: comment.body }, after: { comment: input.body } };
        const added = mentionIds.filter((one) => !comment.mention_ids.includes(one));
        const threadId = comment.thread_id ?? id;
        await tell(tx, reader, "comment.change", subject, change, { threadId, mentionIds: added });
        return null;
      }),

    remove: (reader: SubjectReader, id: Id): Promise<null> =>
      database.write(reader, async (tx) => {
        const { comment, subject } = await hold(tx, reader, id);
        if (comment.author_id !== reader.userId && !mayOn(subject, "manage"))
          throw problem("permission.denied");
        await store.deleteComment(tx, id);
        const before = { comment: comment.body };
        await tell(tx, reader, "comment.remove", subject, { before }, { commentId: id });
        return null;
      }),

    resolve: (reader: SubjectReader, id: Id, isResolved: boolean): Promise<null> =>
      database.write(reader, async (tx) => {
        const { comment, subject } = await hold(tx, reader, id);
        if (comment.thread_id !== null) throw problem("comment.not.found");
        demandOf(subject, "comment");
        if ((comment.resolve_time !== null) === isResolved) return null;
        await store.setResolved(tx, id, isResolved);
        const action = isResolved ? "comment.resolve" : "comment.reopen";
        const change = { after: { comment: comment.body } };
        await tell(tx, reader, action, subject, change, { threadId: id });
        return null;
      }),
  };
};
export type CommentsService = ReturnType<typeof commentsService>;
