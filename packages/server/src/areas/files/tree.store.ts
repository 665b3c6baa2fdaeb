// Reads project of projects, because a location is locked until its new files are inserted.
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/**
 * Whether the user may write into a project, null if they may not even open it; undefined if there is none. Locks the
 * project's row against changes of its tree, and waits for them, until the transaction ends. Reserves ids for new
 * files in the same query.
 */
export const lockProjectForUpdate = (
  tx: Queries,
  projectId: Id,
  ids = 0,
): Promise<{ can_write: boolean | null; ids: Id[] } | undefined> =>
  tx.row(
    `select (select p.can_write from readable_project p where p.id = held.id) as can_write,
       array(select nextval('file_id_seq')::text from generate_series(1, $2::integer)) as ids
     from project held
     where held.id = $1 and held.state = 'active' for key share of held`,
    [projectId, ids],
  );

export const isReadable = async (q: Queries, projectId: Id): Promise<boolean> =>
  (await q.row("select 1 from readable_project where id = $1", [projectId])) !== undefined;

/**
 * Whether a descendant of these is hidden from the user, so that they may not decide about it along with its folder.
 */
export const containsHidden = async (tx: Queries, ids: readonly Id[]): Promise<boolean> => {
  const row = await tx.row(
    `with recursive up as (
       select f.tenant_id, f.id, f.folder_id from file_access own
       join file f on f.tenant_id = own.tenant_id and f.id = own.file_id and f.state = 'active'
       where own.is_closed and not exists (
         select from readable_file r where r.tenant_id = f.tenant_id and r.id = f.id and r.level >= 4)
       union
       select f.tenant_id, f.id, f.folder_id from up
       join file f on f.tenant_id = up.tenant_id and f.id = up.folder_id
     ) select 1 from up where id = any($1::bigint[]) limit 1`,
    [ids],
  );
  return row !== undefined;
};

/** Locks the trees of these files until the transaction ends: no one can add to them, move in them or empty them. */
export const lockTreesOf = (tx: Queries, fileIds: readonly Id[], projectId?: Id): Promise<unknown> =>
  tx.rows(
    `select p.id from project p
     where p.id in (select f.project_id from file f where f.id = any($1::bigint[])) or p.id = $2
     order by p.id for update`,
    [fileIds, projectId ?? null],
  );

/**
 * Locks the trees of these files against changes until the transaction ends; several transactions may do so
 * concurrently.
 */
export const lockTreesShared = (tx: Queries, fileIds: readonly Id[]): Promise<unknown> =>
  tx.rows(
    `select p.id from project p where p.id in (select f.project_id from file f where f.id = any($1::bigint[]))
     order by p.id for key share`,
    [fileIds],
  );

export const countActive = async (tx: Queries, projectId: Id): Promise<number> => {
  const row = await tx.row<{ count: string }>(
    "select coalesce(sum(files), 0) as count from project_content where project_id = $1",
    [projectId],
  );
  return Number(row?.count ?? 0);
};

/** Number of files of the largest project: the limit applies to each project separately. */
export const countFilesOfLargestProject = async (q: Queries): Promise<number> => {
  const row = await q.row<{ count: string }>(
    `select coalesce(max(c.files), 0) as count
     from (select sum(files) as files from project_content group by project_id) c`,
  );
  return Number(row?.count ?? 0);
};

/** Size of the newest versions of all files, in bytes. */
export const countStoredBytes = async (q: Queries): Promise<number> => {
  const row = await q.row<{ bytes: string }>("select coalesce(sum(bytes), 0) as bytes from project_content");
  return Number(row?.bytes ?? 0);
};

/** An active folder of the project that the user may read. */
export const findFolder = (q: Queries, id: Id, projectId: Id): Promise<{ can_write: boolean } | undefined> =>
  q.row<{ can_write: boolean }>(
    `select can_write from readable_file
     where id = $1 and project_id = $2 and kind = 'folder' and state = 'active'`,
    [id, projectId],
  );

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

/** Includes the descendants. If one of `ids` is below another, both are restored with the upper one. */
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
