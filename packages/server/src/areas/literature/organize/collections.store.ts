import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

export interface CollectionRow {
  readonly id: Id;
  readonly name: string;
  readonly parent_id: Id | null;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly paper_count: number;
}

const columns = `c.id, c.name, c.parent_id, c.owner_id, a.name as owner_name,
  (select count(*)::integer from collection_paper cp
     join readable_file f on f.tenant_id = cp.tenant_id and f.id = cp.file_id and f.state = 'active'
   where cp.tenant_id = c.tenant_id and cp.collection_id = c.id) as paper_count`;
const from = "collection c join account a on a.id = c.owner_id";

export const listCollections = (q: Queries): Promise<CollectionRow[]> =>
  q.rows<CollectionRow>(`select ${columns} from ${from} order by c.name collate natural_name, c.id`);

export const findCollection = (q: Queries, id: Id): Promise<CollectionRow | undefined> =>
  q.row<CollectionRow>(`select ${columns} from ${from} where c.id = $1`, [id]);

/** Sequential if several change the tree. */
export const lockTree = (tx: Queries): void =>
  tx.send("select pg_advisory_xact_lock(hashtextextended('collection', current_tenant_id()))");

export const countCollections = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>("select count(*)::integer as count from collection"))!.count;

export const insertCollection = async (
  tx: Queries,
  { name, parentId }: { readonly name: string; readonly parentId: Id | null },
): Promise<Id> =>
  (await tx.row<{ id: Id }>("insert into collection (name, parent_id) values ($1, $2) returning id", [
    name,
    parentId,
  ]))!.id;

export const updateCollection = (
  tx: Queries,
  id: Id,
  { name, parentId }: { readonly name: string; readonly parentId: Id | null },
): Promise<unknown> =>
  tx.rows("update collection set name = $2, parent_id = $3 where id = $1", [id, name, parentId]);

export const deleteCollection = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from collection where id = $1", [id]);

/** Ids from a collection up to the top, itself first. */
export const pathOf = async (q: Queries, id: Id): Promise<Id[]> =>
  (
    await q.rows<{ id: Id }>(
      `with recursive up as (
         select c.id, c.parent_id, 1 as step from collection c where c.id = $1
         union all select c.id, c.parent_id, step + 1 from collection c join up on c.id = up.parent_id where step < 50
       ) select id from up order by step`,
      [id],
    )
  ).map((row) => row.id);

/** How many levels are below a collection. */
export const depthBelow = async (q: Queries, id: Id): Promise<number> =>
  (await q.row<{ depth: number }>(
    `with recursive down as (
       select c.id, 0 as step from collection c where c.id = $1
       union all select c.id, step + 1 from collection c join down on c.parent_id = down.id where step < 50
     ) select max(step)::integer as depth from down`,
    [id],
  ))!.depth;

/** Returns how many were added. */
export const addPapers = async (tx: Queries, id: Id, fileIds: readonly Id[]): Promise<number> =>
  (
    await tx.rows(
      `insert into collection_paper (collection_id, file_id) select $1, unnest($2::bigint[])
       on conflict do nothing returning 1 as found`,
      [id, fileIds],
    )
  ).length;

export const removePapers = async (tx: Queries, id: Id, fileIds: readonly Id[]): Promise<number> =>
  (
    await tx.rows(
      "delete from collection_paper where collection_id = $1 and file_id = any($2::bigint[]) returning 1 as found",
      [id, fileIds],
    )
  ).length;

/** Collections of a leaving member go to their successor. */
export const transferOwnership = (tx: Queries, fromId: Id, toId: Id): void =>
  tx.send("update collection set owner_id = $2 where owner_id = $1", [fromId, toId]);
