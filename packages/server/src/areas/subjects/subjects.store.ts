import type { Id, PreviewView, SubjectKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Subject } from "../../kernel/subjects.ts";

export interface LinkRow {
  readonly kind: SubjectKind;
  readonly id: Id;
  readonly is_given: boolean;
}

/** Columns of `subject_link`: the subject that is queried, and the one that is returned. */
const ways = {
  uses: { asked: "from", told: "to" },
  usedIn: { asked: "to", told: "from" },
} as const;
export type LinkDirection = keyof typeof ways;

/** Also those that the user may not read; newest first. */
export const listLinks = (
  q: Queries,
  { kind, id }: Subject,
  way: LinkDirection,
  limit: number,
): Promise<LinkRow[]> => {
  const { asked, told: other } = ways[way];
  return q.rows<LinkRow>(
    `select ${other}_kind as kind, ${other}_id as id, maker_id is not null as is_given from subject_link
     where ${asked}_kind = $1 and ${asked}_id = $2 order by ${other}_kind, ${other}_id desc ${limitTo(limit)}`,
    [kind, id],
  );
};

/** Links derived from the subject itself are not changed. */
export const addLink = async (tx: Queries, from: Subject, to: Subject): Promise<boolean> => {
  const rows = await tx.rows(
    `insert into subject_link (from_kind, from_id, to_kind, to_id, maker_id)
     values ($1, $2, $3, $4, current_user_id()) on conflict do nothing returning 1`,
    [from.kind, from.id, to.kind, to.id],
  );
  return rows.length > 0;
};

/** Returns whether there was one set by a user. */
export const removeLink = async (tx: Queries, from: Subject, to: Subject): Promise<boolean> => {
  const rows = await tx.rows(
    `delete from subject_link
     where from_kind = $1 and from_id = $2 and to_kind = $3 and to_id = $4 and maker_id is not null returning 1`,
    [from.kind, from.id, to.kind, to.id],
  );
  return rows.length > 0;
};

export const isFollowed = async (q: Queries, { kind, id }: Subject): Promise<boolean> =>
  (
    await q.rows(
      "select 1 from subject_follower where subject_kind = $1 and subject_id = $2 and account_id = current_user_id()",
      [kind, id],
    )
  ).length > 0;

export const setFollowed = (tx: Queries, { kind, id }: Subject, isOn: boolean): Promise<unknown> =>
  isOn
    ? tx.rows(
        "insert into subject_follower (subject_kind, subject_id) values ($1, $2) on conflict do nothing",
        [kind, id],
      )
    : tx.rows(
        "delete from subject_follower where subject_kind = $1 and subject_id = $2 and account_id = current_user_id()",
        [kind, id],
      );

/** Who follows which of some subjects of a kind. */
export const listFollowers = (
  q: Queries,
  kind: SubjectKind,
  ids: readonly Id[],
): Promise<{ id: Id; account_ids: Id[] }[]> =>
  q.rows(
    `select subject_id as id, array_agg(account_id::text order by account_id) as account_ids from subject_follower
     where subject_kind = $1 and subject_id = any($2::bigint[]) group by subject_id order by subject_id`,
    [kind, ids],
  );

export interface AttachmentRow {
  readonly id: Id;
  readonly name: string;
  readonly object_key: string;
  readonly size: string;
  readonly view: PreviewView;
  readonly content_type: string;
  readonly author_id: Id;
  readonly author_name: string;
  readonly create_time: Date;
}

const attachments = `select t.id, t.name, t.object_key, t.size, t.view, t.content_type, t.author_id,
    a.name as author_name, t.create_time
  from attachment t join account a on a.id = t.author_id
  where t.subject_kind = $1 and t.subject_id = $2`;

export const listAttachments = (
  q: Queries,
  { kind, id }: Subject,
  before: Id | undefined,
  limit: number,
): Promise<AttachmentRow[]> =>
  q.rows<AttachmentRow>(`${attachments} and t.id < $3 order by t.id desc ${limitTo(limit + 1)}`, [
    kind,
    id,
    before ?? "9223372036854775807",
  ]);

export const findAttachment = (
  q: Queries,
  { kind, id }: Subject,
  attachmentId: Id,
): Promise<AttachmentRow | undefined> =>
  q.row<AttachmentRow>(`${attachments} and t.id = $3`, [kind, id, attachmentId]);

/** How many there are; anyone who attaches one more holds them until the transaction ends. */
export const countHeld = async (tx: Queries, { kind, id }: Subject): Promise<number> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`attach ${kind} ${id}`]);
  const row = await tx.row<{ count: string }>(
    "select count(*) from attachment where subject_kind = $1 and subject_id = $2",
    [kind, id],
  );
  return Number(row?.count ?? 0);
};

export interface NewAttachment {
  readonly name: string;
  readonly key: string;
  readonly size: number;
  readonly view: PreviewView;
  readonly contentType: string;
}

export const insertAttachment = async (
  tx: Queries,
  { kind, id }: Subject,
  made: NewAttachment,
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into attachment (subject_kind, subject_id, name, object_key, size, view, content_type)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [kind, id, made.name, made.key, made.size, made.view, made.contentType],
  );
  return row!.id;
};

export const deleteAttachment = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from attachment where id = $1", [id]);
