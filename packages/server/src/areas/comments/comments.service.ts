import type { Selection } from "@benchleaf/bio";
import {
  type AuditVerb,
  type CommentThread,
  fileKindOf,
  type Id,
  MAX_REPLIES,
  type NamedAnchor,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { EventData } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FileRow, holdRow, openFile, reaches } from "../files/files.service.ts";
import { containing, decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentAnchor, presentThread } from "./comments.present.ts";
import * as store from "./comments.store.ts";

const threadKeys = z.tuple([idKey]);

export interface Said {
  readonly body: string;
  readonly mentionIds: readonly Id[];
}

/** @throws comment.anchor.stale where the version is not the newest, request.invalid for what lies on no letters */
const anchorOn = ({ kind, version, size }: FileRow, named: NamedAnchor): store.AnchorRow => {
  if (named.version !== version) throw problem("comment.anchor.stale", { version });
  const { start, end } = named;
  const letters = Number(size);
  if (!fileKindOf(kind).hasLetters || start >= letters || end <= start || end - start > letters)
    throw problem("request.invalid", { issues: [{ path: "body.anchor", message: "outside" }] });
  return { start, end, version, isGone: false };
};

/** To all nodes at once: on this file somebody has commented. */
export const COMMENTS_SAID = "comments.said";
export interface CommentsSaid {
  readonly tenantId: Id;
  readonly fileId: Id;
}

export { keepReaders } from "./comments.store.ts";

type FollowAnchors = (stretches: readonly Selection[]) => Promise<readonly (Selection | null)[]>;

/** The places of a file's threads, and its row, held for a new version. */
export const holdAnchors = (tx: Queries, fileId: Id) => {
  holdRow(tx, fileId);
  return store.listAnchors(tx, fileId, { isOpen: false });
};

/** Carries held places into a new version. What is gone stays where it was last. */
export const carryAnchors = async (
  tx: Queries,
  held: Awaited<ReturnType<typeof holdAnchors>>,
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

/** Threads of comments on files. Who may read a file reads them; who may comment on it writes. */
export const commentsService = ({
  database,
  audit,
  events,
  signals,
}: Pick<Kernel, "database" | "audit" | "events" | "signals">) => {
  const tell = async <Action extends `comment.${AuditVerb<"comment">}`>(
    tx: Queries,
    scope: Scope,
    action: Action,
    fileId: Id,
    change: { before?: unknown; after?: unknown },
    data: Omit<EventData[Action], "fileId">,
  ): Promise<void> => {
    await audit.record(tx, scope, { action, objectType: "file", objectId: fileId, ...change });
    await events.emit(tx, scope, { type: action, data: { fileId, ...data } as EventData[Action] });
    signals.send(tx, COMMENTS_SAID, { tenantId: scope.tenantId, fileId } satisfies CommentsSaid);
  };

  /** A comment on a file that the user may read, held until the transaction ends. */
  const hold = async (tx: Queries, id: Id) => {
    const comment = await store.lockComment(tx, id);
    if (comment === undefined) throw problem("comment.not.found");
    const file = await openFile(tx, comment.file_id).catch(() => undefined);
    if (file === undefined) throw problem("comment.not.found");
    return { comment, file };
  };

  /** Whoever may not read the file is not told of it. @throws user.not.found for who is no member of the team */
  const readersOf = async (tx: Queries, fileId: Id, userIds: readonly Id[]): Promise<Id[]> => {
    const wanted = [...new Set(userIds)];
    if ((await store.countMembers(tx, wanted)) < wanted.length) throw problem("user.not.found");
    return store.keepReaders(tx, fileId, wanted);
  };

  return {
    list: (
      scope: Scope,
      fileId: Id,
      query: { state: "open" | "resolved" | "all"; cursor?: string | undefined; limit: number },
    ): Promise<Page<CommentThread>> =>
      database.read(scope, async (q) => {
        const [before] = decodeCursor(threadKeys, query.cursor) ?? [];
        const file = await openFile(q, fileId);
        const threads = await store.listThreads(q, fileId, query.state, before, query.limit);
        const replies = await store.listReplies(
          q,
          threads.map(({ id }) => id),
        );
        const mayManage = reaches(file, "manage");
        const answersOf = (id: Id) => replies.filter((reply) => reply.thread_id === id);
        return pageFrom(
          threads,
          query.limit,
          (row) => presentThread(row, answersOf(row.id), { userId: scope.userId, mayManage }),
          (row) => [row.id],
        );
      }),

    readers: (
      scope: Scope,
      fileId: Id,
      search = "",
    ): Promise<{ userId: Id; name: string; mayRead: boolean }[]> =>
      database.read(scope, async (q) => {
        await openFile(q, fileId);
        const people = await store.findPeople(q, fileId, containing(search));
        return people.map(({ id, name, may_read: mayRead }) => ({ userId: id, name, mayRead }));
      }),

    anchors: (scope: Scope, fileId: Id) =>
      database.read(scope, async (q) => {
        await openFile(q, fileId);
        const rows = await store.listAnchors(q, fileId, { isOpen: true });
        return rows.map(({ id, anchor }) => ({ threadId: id, ...presentAnchor(anchor) }));
      }),

    add: (
      scope: Scope,
      fileId: Id,
      wish: Said & { threadId: Id | null; anchor: NamedAnchor | null },
    ): Promise<{ id: Id }> =>
      database.write(scope, async (tx) => {
        if (wish.anchor !== null) holdRow(tx, fileId);
        const file = await openFile(tx, fileId);
        if (!reaches(file, "comment")) throw problem("fileAsset.no.edit.permission");
        if (wish.threadId !== null) {
          const thread = await store.lockComment(tx, wish.threadId);
          if (thread?.file_id !== fileId || thread.thread_id !== null) throw problem("comment.not.found");
          if ((await store.countReplies(tx, thread.id)) >= MAX_REPLIES)
            throw problem("comment.limit.exceed", { limit: MAX_REPLIES });
        }
        const mentionIds = await readersOf(tx, fileId, wish.mentionIds);
        const anchor = wish.threadId === null && wish.anchor !== null ? anchorOn(file, wish.anchor) : null;
        const id = await store.insertComment(tx, { ...wish, fileId, mentionIds, anchor });
        const threadId = wish.threadId ?? id;
        await tell(
          tx,
          scope,
          "comment.add",
          fileId,
          { after: { comment: wish.body } },
          { threadId, mentionIds },
        );
        return { id };
      }),

    /** In the transaction that brings a file in: what was said about it where it came from. */
    async bring(tx: Queries, scope: Scope, fileId: Id, bodies: readonly string[]): Promise<void> {
      for (const body of bodies) {
        const said = { fileId, threadId: null, body, mentionIds: [], anchor: null };
        const threadId = await store.insertComment(tx, said);
        await tell(
          tx,
          scope,
          "comment.add",
          fileId,
          { after: { comment: body } },
          { threadId, mentionIds: [] },
        );
      }
    },

    change: (scope: Scope, id: Id, wish: Said): Promise<null> =>
      database.write(scope, async (tx) => {
        const { comment } = await hold(tx, id);
        if (comment.author_id !== scope.userId) throw problem("permission.denied");
        const { file_id: fileId } = comment;
        const mentionIds = await readersOf(tx, fileId, wish.mentionIds);
        await store.updateComment(tx, id, { body: wish.body, mentionIds });
        const change = { before: { comment: comment.body }, after: { comment: wish.body } };
        const added = mentionIds.filter((one) => !comment.mention_ids.includes(one));
        const threadId = comment.thread_id ?? id;
        await tell(tx, scope, "comment.change", fileId, change, { threadId, mentionIds: added });
        return null;
      }),

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const { comment, file } = await hold(tx, id);
        if (comment.author_id !== scope.userId && !reaches(file, "manage"))
          throw problem("permission.denied");
        await store.deleteComment(tx, id);
        const before = { comment: comment.body };
        await tell(tx, scope, "comment.remove", comment.file_id, { before }, { commentId: id });
        return null;
      }),

    resolve: (scope: Scope, id: Id, isResolved: boolean): Promise<null> =>
      database.write(scope, async (tx) => {
        const { comment, file } = await hold(tx, id);
        if (comment.thread_id !== null) throw problem("comment.not.found");
        if (!reaches(file, "comment")) throw problem("permission.denied");
        if ((comment.resolve_time !== null) === isResolved) return null;
        await store.setResolved(tx, id, isResolved);
        const action = isResolved ? "comment.resolve" : "comment.reopen";
        await tell(
          tx,
          scope,
          action,
          comment.file_id,
          { after: { comment: comment.body } },
          { threadId: id },
        );
        return null;
      }),
  };
};
export type CommentsService = ReturnType<typeof commentsService>;
