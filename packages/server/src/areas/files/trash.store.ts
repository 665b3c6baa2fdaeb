import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { type FileRow, fileColumns, readableFiles } from "./files.sql.ts";

export interface TrashRow extends FileRow {
  readonly recycle_time: Date;
  readonly project_name: string;
}

export const listTrash = (
  q: Queries,
  before: readonly [string, Id] | undefined,
  limit: number,
): Promise<TrashRow[]> =>
  q.rows<TrashRow>(
    `select ${fileColumns}, coalesce(f.project_name, '') as project_name from ${readableFiles}
     where f.recycled_by = current_user_id() and f.state = 'recycled' and f.recycle_root_id = f.id
       and (f.recycle_time, f.id) < ($1::timestamptz, $2::bigint)
     order by f.recycle_time desc, f.id desc ${limitTo(limit + 1)}`,
    [before?.[0] ?? "infinity", before?.[1] ?? "0"],
  );

/** What the caller recycled, locked until the transaction ends. */
export const lockTrash = (tx: Queries, ids: readonly Id[]): Promise<FileRow[]> => {
  tx.send("select id from file where id = any($1::bigint[]) order by id for no key update", [ids]);
  return tx.rows<FileRow>(
    `select ${fileColumns} from ${readableFiles}
     where f.id = any($1::bigint[]) and f.state = 'recycled' and f.recycle_root_id = f.id
       and f.recycled_by = current_user_id()
     order by f.id`,
    [ids],
  );
};

/**
 * The same for the nightly sweep, which runs as no user: recycled by any user, as long as it still is in the trash.
 */
export const lockOldTrash = (
  tx: Queries,
  id: Id,
  before: Date,
): Promise<{ id: Id; name: string } | undefined> =>
  tx.row(
    `select id, name from file where id = $1 and state = 'recycled' and recycle_root_id = id and recycle_time < $2
     for no key update`,
    [id, before],
  );

export interface TrashedItem {
  readonly id: Id;
  readonly name: string;
  readonly is_folder: boolean;
  readonly versions: number;
  readonly is_signed: boolean;
}

/** Everything in the trash under these, themselves included. */
export const listTrashed = (q: Queries, rootIds: readonly Id[]): Promise<TrashedItem[]> =>
  q.rows<TrashedItem>(
    `select f.id, f.name, f.kind = 'folder' as is_folder, count(v)::integer as versions,
       coalesce(bool_or(v.is_signed), false) as is_signed
     from file f left join file_version v on v.tenant_id = f.tenant_id and v.file_id = f.id
     where f.recycle_root_id = any($1::bigint[]) and f.state = 'recycled'
     group by f.tenant_id, f.id order by f.id`,
    [rootIds],
  );

/** The nearest ancestor folder that still is in its project; undefined at the top. */
export const findHome = (tx: Queries, id: Id): Promise<{ id: Id; name: string } | undefined> =>
  tx.row<{ id: Id; name: string }>(
    `with recursive up as (
       select a.tenant_id, a.id, a.folder_id, a.name, a.state = 'active' and a.project_id = f.project_id as stands,
         f.project_id, 1 as depth
       from file f join file a on a.tenant_id = f.tenant_id and a.id = f.folder_id where f.id = $1
       union all
       select a.tenant_id, a.id, a.folder_id, a.name, a.state = 'active' and a.project_id = up.project_id,
         up.project_id, up.depth + 1
       from up join file a on a.tenant_id = up.tenant_id and a.id = up.folder_id
       where not up.stands and up.depth < 1000
     ) select id, name from up where stands`,
    [id],
  );

/** Restores a folder with its descendants. If a folder's name is in use meanwhile, its id is appended. */
export const restoreFile = async (tx: Queries, id: Id, folderId: Id | null): Promise<void> => {
  await tx.rows(
    `update file f set folder_id = $2::bigint, name = case when f.kind = 'folder' and exists (
       select from file other where other.tenant_id = f.tenant_id and other.project_id = f.project_id
         and other.kind = 'folder' and other.state = 'active' and lower(other.name) = lower(f.name)
         and other.parent_key = coalesce($2::bigint, 0)
     ) then left(f.name, 230) || ' (' || f.id || ')' else f.name end
     where f.id = $1`,
    [id, folderId],
  );
  await tx.rows(
    `update file set state = 'active', recycle_time = null, recycled_by = null, recycle_root_id = null
     where state = 'recycled' and recycle_root_id = $1`,
    [id],
  );
};

/** With all descendants. Items recycled before their folder move up to the parent of the folder. */
export const eraseTree = async (tx: Queries, rootId: Id): Promise<void> => {
  await tx.rows(
    `update file f set folder_id = root.folder_id
     from file root, file lost
     where root.tenant_id = f.tenant_id and root.id = $1
       and lost.tenant_id = f.tenant_id and lost.recycle_root_id = $1 and f.folder_id = lost.id
       and f.recycle_root_id is distinct from $1`,
    [rootId],
  );
  await tx.rows("delete from file where recycle_root_id = $1 and state = 'recycled'", [rootId]);
};

export const listOldTrash = (
  tx: Queries,
  before: Date,
  most: number,
): Promise<{ tenant_id: Id; file_id: Id }[]> =>
  tx.rows("select tenant_id, file_id from list_old_trash($1, $2)", [before, most]);

/** A batch of a project's files, in any state; no folders. */
export const listFilesOfProject = async (q: Queries, projectId: Id, most: number): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select id from file where project_id = $1 and kind <> 'folder' order by id ${limitTo(most)}`,
    [projectId],
  );
  return rows.map(({ id }) => id);
};

export const eraseFiles = (tx: Queries, ids: readonly Id[]): Promise<unknown> =>
  tx.rows("delete from file where id = any($1::bigint[])", [ids]);

export const eraseFolders = (tx: Queries, projectId: Id): Promise<unknown> =>
  tx.rows("delete from file where project_id = $1 and kind = 'folder'", [projectId]);
