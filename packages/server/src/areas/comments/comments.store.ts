import { type Id, MAX_ANCHORS, type PageRange, type SubjectKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Subject } from "../../kernel/subjects.ts";

/** The position of a thread in a version. */
export interface AnchorRow {
  readonly start: number;
  readonly end: number;
  readonly version: number;
  readonly isGone: boolean;
}

export interface CommentRow {
  readonly id: Id;
  readonly subject_kind: SubjectKind;
  readonly subject_id: Id;
  readonly thread_id: Id | null;
  readonly author_id: Id;
  readonly author_name: string;
  readonly body: string;
  readonly mention_ids: readonly Id[];
  readonly mentions: readonly { readonly userId: Id; readonly name: string }[];
  readonly anchor: AnchorRow | null;
  readonly page_range: PageRange | null;
  readonly create_time: Date;
  readonly edit_time: Date | null;
  readonly resolve_time: Date | null;
  readonly resolved_name: string | null;
}

const columns = `c.id, c.subject_kind, c.subject_id, c.thread_id, c.author_id, a.name as author_name, c.body, c.mention_ids::text[],
  c.anchor, c.page_range, c.create_time, c.edit_time, c.resolve_time, solver.name as resolved_name,
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
  subject: Subject,
  state: keyof typeof states,
  before: Id | undefined,
  limit: number,
): Promise<CommentRow[]> =>
  q.rows<CommentRow>(
    `select ${columns} from subject_comment c ${joins}
     where c.subject_kind = $1 and c.subject_id = $2 and c.thread_id is null and c.id < $3 ${states[state]}
     order by c.id desc ${limitTo(limit + 1)}`,
    [subject.kind, subject.id, before ?? "9223372036854775807"],
  );

/** Replies of several threads, oldest first. */
export const listReplies = (q: Queries, threadIds: readonly Id[]): Promise<CommentRow[]> =>
  q.rows<CommentRow>(
    `select ${columns} from subject_comment c ${joins} where c.thread_id = any($1::bigint[]) order by c.id`,
    [threadIds],
  );

export const lockComment = async (tx: Queries, id: Id): Promise<CommentRow | undefined> => {
  tx.send("select 1 from subject_comment where id = $1 for update", [id]);
  return tx.row<CommentRow>(`select ${columns} from subject_comment c ${joins} where c.id = $1`, [id]);
};

export const countReplies = async (tx: Queries, threadId: Id): Promise<number> =>
  Number(
    (await tx.row<{ count: string }>("select count(*) from subject_comment where thread_id = $1", [threadId]))
      ?.count ?? 0,
  );

export interface NewComment {
  readonly subject: Subject;
  readonly threadId: Id | null;
  readonly body: string;
  readonly mentionIds: readonly Id[];
  readonly anchor: AnchorRow | null;
  readonly range: PageRange | null;
}

export const insertComment = async (tx: Queries, comment: NewComment): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into subject_comment (subject_kind, subject_id, thread_id, body, mention_ids, anchor, page_range)
     values ($1, $2, $3, $4, $5::bigint[], $6, $7) returning id`,
    [
      comment.subject.kind,
      comment.subject.id,
      comment.threadId,
      comment.body,
      comment.mentionIds,
      comment.anchor === null ? null : JSON.stringify(comment.anchor),
      comment.range === null ? null : JSON.stringify(comment.range),
    ],
  );
  return row!.id;
};

export const updateComment = (
  tx: Queries,
  id: Id,
  said: { readonly body: string; readonly mentionIds: readonly Id[] },
): Promise<unknown> =>
  tx.rows(
    "update subject_comment set body = $2, mention_ids = $3::bigint[], edit_time = now() where id = $1",
    [id, said.body, said.mentionIds],
  );

export const deleteComment = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from subject_comment where id = $1", [id]);

export const setResolved = (tx: Queries, id: Id, isResolved: boolean): Promise<unknown> =>
  tx.rows(
    `update subject_comment set resolve_time = case when $2 then now() end,
       resolved_by = case when $2 then current_user_id() end
     where id = $1`,
    [id, isResolved],
  );

const SHOWN_PEOPLE = 20;

/** Members of the team by name, except the current user. */
export const findPeople = (q: Queries, pattern: string): Promise<{ id: Id; name: string }[]> =>
  q.rows(
    `select a.id, a.name
     from membership m join account a on a.id = m.account_id
     where m.status = 'active' and m.account_id <> current_user_id()
       and m.name_key like (select lower($1::text collate natural_name)) collate "C"
     order by a.name collate natural_name, a.id limit ${SHOWN_PEOPLE}`,
    [pattern],
  );

/** Users who have commented in a thread. */
export const listParticipants = async (q: Queries, threadId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ author_id: Id }>(
    "select distinct author_id from subject_comment where id = $1 or thread_id = $1",
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

/** Positions of threads, oldest first. */
export const listAnchors = (
  q: Queries,
  subject: Subject,
  { isOpen }: { readonly isOpen: boolean },
): Promise<{ id: Id; anchor: AnchorRow }[]> =>
  q.rows(
    `select id, anchor from subject_comment
     where subject_kind = $1 and subject_id = $2 and thread_id is null and anchor is not null ${isOpen ? "and resolve_time is null" : ""}
     order by id limit ${isOpen ? MAX_ANCHORS : 10 * MAX_ANCHORS}`,
    [subject.kind, subject.id],
  );

/** Ranges of a page's open threads, oldest first. */
export const listRanges = (q: Queries, subject: Subject): Promise<{ id: Id; page_range: PageRange }[]> =>
  q.rows(
    `select id, page_range from subject_comment
     where subject_kind = $1 and subject_id = $2 and thread_id is null and page_range is not null
       and resolve_time is null
     order by id limit ${MAX_ANCHORS}`,
    [subject.kind, subject.id],
  );

export const moveAnchors = (
  tx: Queries,
  moved: readonly { readonly id: Id; readonly anchor: AnchorRow }[],
): Promise<unknown> =>
  tx.rows(
    `update subject_comment c set anchor = given.anchor from unnest($1::bigint[], $2::json[]) as given (id, anchor)
     where c.id = given.id`,
    [moved.map(({ id }) => id), moved.map(({ anchor }) => JSON.stringify(anchor))],
  );
