import type { Id, SubjectKind, Tag } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Subject } from "../../kernel/subjects.ts";

/** The names of a file's tags, in their order. */
export const findTagNames = async (q: Queries, fileId: Id): Promise<string[]> => {
  const rows = await q.rows<{ name: string }>(
    `select t.name from file_tag ft join tag t on t.tenant_id = ft.tenant_id and t.id = ft.tag_id
     where ft.file_id = $1 order by lower(t.name), t.id`,
    [fileId],
  );
  return rows.map(({ name }) => name);
};

/** Those of these tags that exist, locked against removal until the transaction ends. */
export const lockTagsForUpdate = async (tx: Queries, ids: readonly Id[]): Promise<number> =>
  (await tx.rows("select id from tag where id = any($1::bigint[]) order by id for key share", [ids])).length;

/** The tags of one subject, in their order. */
export const listTagsOf = (q: Queries, { kind, id }: Subject): Promise<Tag[]> =>
  q.rows<Tag>(
    `select t.id, t.name, t.color from subject_tag st join tag t on t.tenant_id = st.tenant_id and t.id = st.tag_id
     where st.subject_kind = $1 and st.subject_id = $2 order by t.name_key, t.id`,
    [kind, id],
  );

export const addTags = (
  tx: Queries,
  kind: SubjectKind,
  ids: readonly Id[],
  tagIds: readonly Id[],
): Promise<unknown> =>
  tx.rows(
    `insert into subject_tag (subject_kind, subject_id, tag_id)
     select $1, s, t from unnest($2::bigint[]) s cross join unnest($3::bigint[]) t order by s, t on conflict do nothing`,
    [kind, ids, tagIds],
  );

export const removeTags = (
  tx: Queries,
  kind: SubjectKind,
  ids: readonly Id[],
  tagIds: readonly Id[],
): Promise<unknown> =>
  tx.rows(
    `delete from subject_tag
     where subject_kind = $1 and subject_id = any($2::bigint[]) and tag_id = any($3::bigint[])`,
    [kind, ids, tagIds],
  );
