import type { Id, Tag } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

const columns = "id, name, color";

export const listTags = (q: Queries): Promise<Tag[]> =>
  q.rows<Tag>(`select ${columns} from tag order by name_key, id`);

export const findTag = (q: Queries, id: Id): Promise<Tag | undefined> =>
  q.row<Tag>(`select ${columns} from tag where id = $1 for no key update`, [id]);

export const countTags = async (tx: Queries): Promise<number> =>
  Number((await tx.row<{ count: string }>("select count(*) from tag"))?.count ?? 0);

export const insertTag = async (tx: Queries, tag: Omit<Tag, "id">): Promise<Tag> =>
  (await tx.row<Tag>(`insert into tag (name, color) values ($1, $2) returning ${columns}`, [
    tag.name,
    tag.color,
  ]))!;

/** Creates missing tags as long as there is room; serialized per team. */
export const ensureTags = async (tx: Queries, names: readonly string[], most: number): Promise<void> => {
  await tx.rows("select pg_advisory_xact_lock(hashtextextended('tags ' || current_tenant_id(), 0))");
  await tx.rows(
    `insert into tag (name, color)
     select name, 'default' from unnest($1::text[]) with ordinality as given (name, place)
     where not exists (select from tag t where t.name_key = lower(given.name collate natural_name))
     order by place limit greatest(0, $2 - (select count(*) from tag))
     on conflict do nothing`,
    [names, most],
  );
};

export const findTagsNamed = (
  tx: Queries,
  names: readonly string[],
): Promise<{ id: Id; wanted_name: string }[]> =>
  tx.rows(
    `select t.id, given.name as wanted_name from unnest($1::text[]) as given (name)
     join tag t on t.name_key = lower(given.name collate natural_name) for key share of t`,
    [names],
  );

export const updateTag = async (tx: Queries, id: Id, tag: Omit<Tag, "id">): Promise<Tag> =>
  (await tx.row<Tag>(`update tag set name = $2, color = $3 where id = $1 returning ${columns}`, [
    id,
    tag.name,
    tag.color,
  ]))!;

/** Whether the tag is on something that the current user may not edit or cannot even see. */
export const isTagOnOthers = async (q: Queries, id: Id): Promise<boolean> => {
  const row = await q.row<{ is_on_others: boolean }>(
    `select count_tag_uses($1) > (
       select count(*) from subject_tag st
       where st.tag_id = $1 and (st.subject_kind <> 'file' or exists (
         select from readable_file f where f.tenant_id = st.tenant_id and f.id = st.subject_id and f.level >= 3))
     ) as is_on_others`,
    [id],
  );
  return row?.is_on_others ?? false;
};

/** Returns the files that had it. */
export const deleteTag = async (tx: Queries, id: Id): Promise<Id[]> => {
  const rows = await tx.rows<{ subject_id: Id }>(
    `with gone as (delete from subject_tag where tag_id = $1 returning subject_kind, subject_id)
     select subject_id from gone where subject_kind = 'file'`,
    [id],
  );
  tx.send("delete from tag where id = $1", [id]);
  return rows.map((row) => row.subject_id);
};

export const setFavourites = (tx: Queries, fileIds: readonly Id[], isFavourite: boolean): Promise<unknown> =>
  isFavourite
    ? tx.rows(
        `insert into file_favourite (file_id) select f from unnest($1::bigint[]) f order by f on conflict do nothing`,
        [fileIds],
      )
    : tx.rows(
        "delete from file_favourite where account_id = current_user_id() and file_id = any($1::bigint[])",
        [fileIds],
      );

/** Number of recent files stored per user. */
const KEPT_OPENINGS = 200;

/** Replaces the earlier opening with the current one; the oldest beyond the limit are deleted. */
export const noteOpening = (tx: Queries, fileId: Id): void => {
  tx.send(
    `insert into file_opening (file_id) values ($1)
     on conflict (tenant_id, account_id, file_id) do update set open_time = now()`,
    [fileId],
  );
  tx.send(
    `delete from file_opening where account_id = current_user_id() and (open_time, file_id) < (
       select open_time, file_id from file_opening where account_id = current_user_id()
       order by open_time desc, file_id desc offset ${KEPT_OPENINGS - 1} limit 1)`,
  );
};
