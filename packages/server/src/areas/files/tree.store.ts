import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { type FileRow, fileColumns, fileJoins } from "./files.store.ts";

/**
 * Whether the user may write into a project; undefined where they may not even open it. Holds the project's row
 * against changes of its tree, and is held off by them, until the transaction ends. Takes ids for new files along.
 */
export const holdProject = (
  tx: Queries,
  projectId: Id,
  ids = 0,
): Promise<{ can_write: boolean; ids: Id[] } | undefined> =>
  tx.row(
    `select p.can_write, array(select nextval('file_id_seq')::text from generate_series(1, $2::integer)) as ids
     from project held
     join readable_project p on p.tenant_id = held.tenant_id and p.id = held.id
     where held.id = $1 and held.state = 'active' for key share of held`,
    [projectId, ids],
  );

export const isReadable = async (q: Queries, projectId: Id): Promise<boolean> =>
  (await q.row("select 1 from readable_project where id = $1", [projectId])) !== undefined;

/** Nobody adds to, moves in or empties these projects' trees until the transaction ends. */
export const lockTrees = (tx: Queries, projectIds: readonly Id[]): Promise<unknown> =>
  tx.rows("select id from project where id = any($1::bigint[]) order by id for update", [projectIds]);

export const countActive = async (tx: Queries, projectId: Id): Promise<number> => {
  const row = await tx.row<{ count: string }>(
    "select count(*) from file where project_id = $1 and state = 'active' and kind <> 'folder'",
    [projectId],
  );
  return Number(row?.count ?? 0);
};

export const isActiveFolder = async (tx: Queries, id: Id, projectId: Id): Promise<boolean> => {
  const row = await tx.row(
    "select 1 from file where id = $1 and project_id = $2 and kind = 'folder' and state = 'active'",
    [id, projectId],
  );
  return row !== undefined;
};

/** A folder and all folders above it. */
export const findAncestors = async (tx: Queries, folderId: Id): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `with recursive up as (
       select tenant_id, id, folder_id from file where id = $1
       union select f.tenant_id, f.id, f.folder_id from file f
         join up on f.tenant_id = up.tenant_id and f.id = up.folder_id
     ) select id from up`,
    [folderId],
  );
  return rows.map((row) => row.id);
};

export const moveFiles = (tx: Queries, ids: readonly Id[], folderId: Id | null): Promise<unknown> =>
  tx.rows("update file set folder_id = $2, update_time = now() where id = any($1::bigint[])", [
    ids,
    folderId,
  ]);

/** Takes along what lies below. Where one of `ids` lies under another, both come back with the upper one. */
export const recycleFiles = (tx: Queries, ids: readonly Id[]): Promise<unknown> =>
  tx.rows(
    `with recursive tree as (
       select tenant_id, id, id as root, 0 as depth from file where id = any($1::bigint[]) and state = 'active'
       union all
       select f.tenant_id, f.id, tree.root, tree.depth + 1 from file f
         join tree on f.tenant_id = tree.tenant_id and f.folder_id = tree.id where f.state = 'active'
     ), top as (select distinct on (id) id, root from tree order by id, depth desc)
     update file f set state = 'recycled', recycle_time = now(), recycled_by = current_user_id(),
       recycle_root_id = top.root
     from top where f.id = top.id`,
    [ids],
  );

/** Where something restored goes: its folder, or the project's top where that is gone. */
const home = `(select up.id from file up
  where up.tenant_id = f.tenant_id and up.id = f.folder_id and up.state = 'active')`;

/** What a folder took along comes back with it. A folder whose name has been taken meanwhile gets its id behind it. */
export const restoreFile = async (tx: Queries, id: Id): Promise<void> => {
  await tx.rows(
    `update file f set folder_id = ${home}, name = case when f.kind = 'folder' and exists (
       select from file other where other.tenant_id = f.tenant_id and other.project_id = f.project_id
         and other.kind = 'folder' and other.state = 'active' and lower(other.name) = lower(f.name)
         and other.folder_id is not distinct from ${home}
     ) then left(f.name, 230) || ' (' || f.id || ')' else f.name end
     where f.id = $1`,
    [id],
  );
  await tx.rows(
    `update file set state = 'active', recycle_time = null, recycled_by = null, recycle_root_id = null
     where state = 'recycled' and recycle_root_id = $1`,
    [id],
  );
};

export const listTrash = (
  q: Queries,
  before: readonly [string, Id] | undefined,
  limit: number,
): Promise<FileRow[]> =>
  q.rows<FileRow>(
    `select ${fileColumns} from file f ${fileJoins}
     where f.recycled_by = current_user_id() and f.state = 'recycled' and f.recycle_root_id = f.id
       and (f.recycle_time, f.id) < ($1::timestamptz, $2::bigint)
     order by f.recycle_time desc, f.id desc limit $3`,
    [before?.[0] ?? "infinity", before?.[1] ?? "0", limit + 1],
  );

export const lockTrash = (tx: Queries, ids: readonly Id[]): Promise<FileRow[]> =>
  tx.rows<FileRow>(
    `select ${fileColumns} from file f ${fileJoins}
     where f.id = any($1::bigint[]) and f.state = 'recycled' and f.recycle_root_id = f.id
       and f.recycled_by = current_user_id()
     order by f.id for no key update of f`,
    [ids],
  );
