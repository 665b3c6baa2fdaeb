import { FILE_LOCK_HOURS, type FileKind, type Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import { containing } from "../paging.ts";

export interface FileRow {
  readonly id: Id;
  readonly project_id: Id;
  readonly folder_id: Id | null;
  readonly kind: FileKind;
  readonly name: string;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly version: number;
  readonly size: string | null;
  readonly state: "active" | "recycled";
  /** Null also where a lock has ended by itself. */
  readonly lock_owner_id: Id | null;
  readonly lock_owner_name: string | null;
  readonly lock_time: Date | null;
  readonly project_owner_id: Id | null;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly recycle_time: Date | null;
  readonly list_rank: number;
  /** How far the asking user may go, as `readable_file` says: 1 reads … 5 manages; null where they may not read. */
  readonly level: number | null;
  readonly project_name: string | null;
}

/** Columns and joins that make a `FileRow` of a row `f` of `readable_file`; other areas' lists of files build on them. */
export const fileColumns = `f.id, f.project_id, f.folder_id, f.kind, f.name, f.owner_id, a.name as owner_name,
  f.version, f.size, f.state, f.create_time, f.update_time, f.recycle_time, f.list_rank, f.level,
  f.project_owner_id, f.project_name, holder.name as lock_owner_name, f.lock_time,
  case when f.lock_time > now() - interval '${FILE_LOCK_HOURS} hours' then f.lock_owner_id end as lock_owner_id`;
export const nameJoins = `join account a on a.id = f.owner_id
  left join account holder on holder.id = f.lock_owner_id`;
export const readableFiles = `readable_file f ${nameJoins}`;
/**
 * The file `f` of each row before it, where it may be read: looked up one by one, so that a short list that leads to
 * files (shares, favourites, requests) never becomes a walk over all files, whatever the planner takes them for.
 */
export const readableFileOf = (row: string): string =>
  `cross join lateral (
    select one.* from readable_file one where one.tenant_id = ${row}.tenant_id and one.id = ${row}.file_id offset 0
  ) f`;
/** Also what the asking user may not read. */
export const allFiles = `(
    select f.*, r.level, r.project_owner_id, r.project_name
    from file f left join readable_file r on r.tenant_id = f.tenant_id and r.id = f.id
  ) f ${nameJoins}`;

/** Whether a file's name holds the pattern of a parameter, whatever the case; the pattern is lowered once. */
export const nameLike = (parameter: string): string =>
  `f.name_key like (select lower(${parameter}::text collate natural_name)) collate "C"`;

/** So many of the newest files are looked at for names that begin with what was searched. */
const FOUND_CANDIDATES = 200;

export const findByName = (
  database: Database,
  scope: Scope,
  search: string,
  limit: number,
): Promise<FileRow[]> =>
  database.one<FileRow>(
    scope,
    `with hit as (
       select f.tenant_id, f.id, f.level, f.project_owner_id, f.project_name from readable_file f
       where f.state = 'active' and ${nameLike("$1")}
       order by f.update_time desc, f.id desc limit ${FOUND_CANDIDATES}
     ), page as (select f.*, hit.level, hit.project_owner_id, hit.project_name from hit join file f using (tenant_id, id))
     select ${fileColumns} from page f ${nameJoins}
     order by ${nameLike("$2")} desc, f.update_time desc, f.id desc ${limitTo(limit)}`,
    [containing(search), containing(search).slice(1)],
  );

/** Only files that a person works on: a folder has no change of its own to go back to. */
export const listRecent = (database: Database, scope: Scope, limit: number): Promise<FileRow[]> =>
  database.one<FileRow>(
    scope,
    `select ${fileColumns} from ${readableFiles}
     where f.state = 'active' and f.kind <> 'folder'
     order by f.update_time desc, f.id desc ${limitTo(limit)}`,
  );

/** Also rows the user may not read; `level` is null then. */
export const findFile = (q: Queries, id: Id): Promise<FileRow | undefined> =>
  q.row<FileRow>(`select ${fileColumns} from ${allFiles} where f.id = $1`, [id]);

export const findFiles = (q: Queries, ids: readonly Id[]): Promise<FileRow[]> =>
  q.rows<FileRow>(`select ${fileColumns} from ${readableFiles} where f.id = any($1::bigint[])`, [ids]);

/** Holds the rows until the transaction ends, always in the order of ids, and only then asks what they are. */
export const lockFiles = (tx: Queries, ids: readonly Id[]): Promise<FileRow[]> => {
  // One alone is asked for as one: of a list the database does not know how long it is, and plans each time anew.
  const [which, value] = ids.length === 1 ? ["= $1::bigint", ids[0]] : ["= any($1::bigint[])", ids];
  tx.send(`select id from file where id ${which} order by id for no key update`, [value]);
  return tx.rows<FileRow>(`select ${fileColumns} from ${allFiles} where f.id ${which} order by f.id`, [
    value,
  ]);
};

/** Holds a file's row: its version stays what it is until the transaction ends. */
export const holdRow = (tx: Queries, id: Id): void =>
  tx.send("select 1 from file where id = $1 for no key update", [id]);

export const takeIds = async (tx: Queries, count: number): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    "select nextval('file_id_seq') as id from generate_series(1, $1::integer)",
    [count],
  );
  return rows.map((row) => row.id);
};

export interface NewFile {
  readonly id: Id;
  readonly name: string;
  readonly size: number | null;
}

/** New files, each with its first version; answers them in any order. */
export const insertFiles = (
  tx: Queries,
  place: { projectId: Id; folderId: Id | null; kind: FileKind },
  files: readonly NewFile[],
): Promise<FileRow[]> =>
  tx.rows<FileRow>(
    `with made as (
       insert into file (id, project_id, folder_id, kind, name, size, owner_id) overriding system value
       select id, $1, $2, $3, name, size, current_user_id()
       from unnest($4::bigint[], $5::text[], $6::bigint[]) as given (id, name, size)
       returning *
     ), first as (
       insert into file_version (file_id, version, author_id) select id, 1, current_user_id() from made
     ), f as (
       select made.*, 5 as level, p.owner_id as project_owner_id, p.name as project_name
       from made join project p on p.tenant_id = made.tenant_id and p.id = made.project_id
     )
     select ${fileColumns} from f ${nameJoins}`,
    [
      place.projectId,
      place.folderId,
      place.kind,
      files.map((file) => file.id),
      files.map((file) => file.name),
      files.map((file) => file.size),
    ],
  );

export interface NewVersion {
  readonly message: string;
  readonly restoredFrom: number | null;
  readonly mergedFrom: number | null;
  /** When the sitting began in which the editor saved by itself; null for a version that a person saved. */
  readonly autosaveStart: Date | null;
}

export const insertVersion = (tx: Queries, id: Id, version: number, about: NewVersion): Promise<unknown> =>
  tx.rows(
    `insert into file_version
       (file_id, version, message, restored_from, merged_from, autosave_start, author_id)
     values ($1, $2, $3, $4, $5, $6, current_user_id())`,
    [id, version, about.message, about.restoredFrom, about.mergedFrom, about.autosaveStart],
  );

/** One sitting's versions that were saved in passing become one; after this the next begins. */
export const AUTOSAVE_MINUTES = 10;

/**
 * Removes the version if the same person saved it in passing within the same sitting. Answers when that sitting
 * began, undefined where the version stays.
 */
export const takeAutosaved = async (tx: Queries, id: Id, version: number): Promise<Date | undefined> => {
  const row = await tx.row<{ autosave_start: Date }>(
    `delete from file_version where file_id = $1 and version = $2 and author_id = current_user_id()
       and not is_signed and not is_snapshot and autosave_start > now() - interval '${AUTOSAVE_MINUTES} minutes'
     returning autosave_start`,
    [id, version],
  );
  return row?.autosave_start;
};

/** From now on the version never gives way to a later one. */
export const markSigned = (tx: Queries, id: Id, version: number): Promise<unknown> =>
  tx.rows("update file_version set is_signed = true where file_id = $1 and version = $2", [id, version]);

export const markSaved = (tx: Queries, id: Id, version: number): Promise<unknown> =>
  tx.rows("update file_version set autosave_start = null where file_id = $1 and version = $2", [id, version]);

export const setLock = (tx: Queries, id: Id, isLocked: boolean): Promise<unknown> =>
  tx.rows(
    `update file set lock_owner_id = case when $2 then current_user_id() end,
       lock_time = case when $2 then now() end
     where id = $1`,
    [id, isLocked],
  );

/** Raises the version; the caller holds the row. */
export const advanceFile = (tx: Queries, id: Id, now: { name: string; size: number }): Promise<unknown> =>
  tx.rows("update file set version = version + 1, name = $2, size = $3, update_time = now() where id = $1", [
    id,
    now.name,
    now.size,
  ]);

export const renameFile = (tx: Queries, id: Id, name: string): Promise<unknown> =>
  tx.rows("update file set name = $2, update_time = now() where id = $1", [id, name]);

export interface VersionRow {
  readonly version: number;
  readonly message: string;
  readonly restored_from: number | null;
  readonly merged_from: number | null;
  readonly is_autosaved: boolean;
  readonly is_snapshot: boolean;
  readonly author_id: Id;
  readonly author_name: string;
  readonly create_time: Date;
}

export const listVersions = (
  q: Queries,
  fileId: Id,
  before: number | undefined,
  limit: number,
): Promise<VersionRow[]> =>
  q.rows<VersionRow>(
    `select v.version, v.message, v.restored_from, v.merged_from,
       v.autosave_start is not null as is_autosaved, v.is_snapshot, v.author_id, a.name as author_name, v.create_time
     from file_version v join account a on a.id = v.author_id
     where v.file_id = $1 and v.version < $2 order by v.version desc ${limitTo(limit + 1)}`,
    [fileId, before ?? 2_147_483_647],
  );

/** How many files have changed hands. */
export const handOver = async (tx: Queries, from: Id, to: Id): Promise<number> => {
  const [row] = await Promise.all([
    tx.row<{ count: number }>(
      `with moved as (update file set owner_id = $2 where owner_id = $1 returning 1)
       select count(*)::integer as count from moved`,
      [from, to],
    ),
    tx.rows("update file set lock_owner_id = null, lock_time = null where lock_owner_id = $1", [from]),
  ]);
  return row?.count ?? 0;
};
