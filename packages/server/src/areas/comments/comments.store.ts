import { type Id, MAX_ANCHORS } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/** Where a thread stood in which version. */
export interface AnchorRow {
  readonly start: number;
  readonly end: number;
  readonly version: number;
  readonly isGone: boolean;
}

export interface CommentRow {
  readonly id: Id;
  readonly file_id: Id;
  readonly thread_id: Id | null;
  readonly author_id: Id;
  readonly author_name: string;
  readonly body: string;
  readonly mention_ids: readonly Id[];
  readonly mentions: readonly { readonly userId: Id; readonly name: string }[];
  readonly anchor: AnchorRow | null;
  readonly create_time: Date;
  readonly edit_time: Date | null;
  readonly resolve_time: Date | null;
  readonly resolved_name: string | null;
}

const columns = `c.id, c.file_id, c.thread_id, c.author_id, a.name as author_name, c.body, c.mention_ids::text[],
  c.anchor, c.create_time, c.edit_time, c.resolve_time, solver.name as resolved_name,
  coalesce((select json_agg(json_build_object('userId', m.id::text, 'name', m.name) order by m.name)
    from account m where m.id = any (c.mention_ids)), '[]') as mentions`;
const joins = `join account a on a.id = c.author_id left join account solver on solver.id = c.resolved_by`;

const states = {
  open: "and c.resolve_time is null",
  resolved: "and c.resolve_time is not null",
  all: "",
};

export const listThreads = (
  q: Queries,
  fileId: Id,
  state: keyof typeof states,
  before: Id | undefined,
  limit: number,
): Promise<CommentRow[]> =>
  q.rows<CommentRow>(
    `select ${columns} from file_comment c ${joins}
     where c.file_id = $1 and c.thread_id is null and c.id < $2 ${states[state]} order by c.id desc ${limitTo(limit + 1)}`,
    [fileId, before ?? "9223372036854775807"],
  );

/** Answers of several threads, oldest first. */
export const listReplies = (q: Queries, threadIds: readonly Id[]): Promise<CommentRow[]> =>
  q.rows<CommentRow>(
    `select ${columns} from file_comment c ${joins} where c.thread_id = any($1::bigint[]) order by c.id`,
    [threadIds],
  );

export const lockComment = async (tx: Queries, id: Id): Promise<CommentRow | undefined> => {
  tx.send("select 1 from file_comment where id = $1 for update", [id]);
  return tx.row<CommentRow>(`select ${columns} from file_comment c ${joins} where c.id = $1`, [id]);
};

export const countReplies = async (tx: Queries, threadId: Id): Promise<number> =>
  Number(
    (await tx.row<{ count: string }>("select count(*) from file_comment where thread_id = $1", [threadId]))
      ?.count ?? 0,
  );

export interface NewComment {
  readonly fileId: Id;
  readonly threadId: Id | null;
  readonly body: string;
  readonly mentionIds: readonly Id[];
  readonly anchor: AnchorRow | null;
}

export const insertComment = async (tx: Queries, comment: NewComment): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into file_comment (file_id, thread_id, body, mention_ids, anchor)
     values ($1, $2, $3, $4::bigint[], $5) returning id`,
    [
      comment.fileId,
      comment.threadId,
      comment.body,
      comment.mentionIds,
      comment.anchor === null ? null : JSON.stringify(comment.anchor),
    ],
  );
  return row!.id;
};

export const updateComment = (
  tx: Queries,
  id: Id,
  said: { readonly body: string; readonly mentionIds: readonly Id[] },
): Promise<unknown> =>
  tx.rows("update file_comment set body = $2, mention_ids = $3::bigint[], edit_time = now() where id = $1", [
    id,
    said.body,
    said.mentionIds,
  ]);

export const deleteComment = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from file_comment where id = $1", [id]);

export const setResolved = (tx: Queries, id: Id, isResolved: boolean): Promise<unknown> =>
  tx.rows(
    `update file_comment set resolve_time = case when $2 then now() end,
       resolved_by = case when $2 then current_user_id() end
     where id = $1`,
    [id, isResolved],
  );

/** Those of these who may read the file. */
export const keepReaders = async (q: Queries, fileId: Id, userIds: readonly Id[]): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    `select r.account_id from file_reader r
     join membership m on m.tenant_id = r.tenant_id and m.account_id = r.account_id and m.status = 'active'
     where r.file_id = $1 and r.account_id = any($2::bigint[]) order by r.account_id`,
    [fileId, userIds],
  );
  return rows.map((row) => row.account_id);
};

const SHOWN_PEOPLE = 20;

export const findPeople = (
  q: Queries,
  fileId: Id,
  pattern: string,
): Promise<{ id: Id; name: string; may_read: boolean }[]> =>
  q.rows(
    `select a.id, a.name,
       exists (select from file_reader r where r.file_id = $1 and r.account_id = a.id) as may_read
     from membership m join account a on a.id = m.account_id
     where m.status = 'active' and m.account_id <> current_user_id()
       and m.name_key like (select lower($2::text collate natural_name)) collate "C"
     order by a.name collate natural_name, a.id limit ${SHOWN_PEOPLE}`,
    [fileId, pattern],
  );

/** Who has spoken in a thread. */
export const listSpeakers = async (q: Queries, threadId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ author_id: Id }>(
    "select distinct author_id from file_comment where id = $1 or thread_id = $1",
    [threadId],
  );
  return rows.map((row) => row.author_id);
};

/** How many of these are active members of the team. */
export const countMembers = async (q: Queries, userIds: readonly Id[]): Promise<number> =>
  (
    await q.rows("select 1 from membership where status = 'active' and account_id = any($1::bigint[])", [
      userIds,
    ])
  ).length;

/** Places of threads, oldest first. */
export const listAnchors = (
  q: Queries,
  fileId: Id,
  { isOpen }: { readonly isOpen: boolean },
): Promise<{ id: Id; anchor: AnchorRow }[]> =>
  q.rows(
    `select id, anchor from file_comment
     where file_id = $1 and thread_id is null and anchor is not null ${isOpen ? "and resolve_time is null" : ""}
     order by id limit ${isOpen ? MAX_ANCHORS : 10 * MAX_ANCHORS}`,
    [fileId],
  );

export const moveAnchors = (
  tx: Queries,
  moved: readonly { readonly id: Id; readonly anchor: AnchorRow }[],
): Promise<unknown> =>
  tx.rows(
    `update file_comment c set anchor = given.anchor from unnest($1::bigint[], $2::json[]) as given (id, anchor)
     where c.id = given.id`,
    [moved.map(({ id }) => id), moved.map(({ anchor }) => JSON.stringify(anchor))],
  );
