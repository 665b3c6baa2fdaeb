// Reads project of projects, because a file is listed with its location.
import type { FileKind, Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import { containing } from "../paging.ts";
import { allFiles, type FileRow, fileColumns, nameJoins, nameLike, readableFiles } from "./files.sql.ts";

/** Number of the newest files searched for names that begin with the search text. */
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

/** Only files that a user works on: a folder has no changes of its own to return to. */
export const listRecent = (database: Database, scope: Scope, limit: number): Promise<FileRow[]> =>
  database.one<FileRow>(
    scope,
    `select ${fileColumns} from ${readableFiles}
     where f.state = 'active' and f.kind <> 'folder'
     order by f.update_time desc, f.id desc ${limitTo(limit)}`,
  );

/** Includes rows the user may not read; `level` is null for them. */
export const findFile = (q: Queries, id: Id): Promise<FileRow | undefined> =>
  q.row<FileRow>(`select ${fileColumns} from ${allFiles} where f.id = $1`, [id]);

export const findFiles = (q: Queries, ids: readonly Id[]): Promise<FileRow[]> =>
  q.rows<FileRow>(`select ${fileColumns} from ${readableFiles} where f.id = any($1::bigint[])`, [ids]);

/** Locks the rows until the transaction ends, always in the order of ids, and reads them only then. */
export const lockFiles = (tx: Queries, ids: readonly Id[]): Promise<FileRow[]> => {
  // A single id is queried as a scalar: for a list the database does not know its length, and plans each time again.
  const [which, value] = ids.length === 1 ? ["= $1::bigint", ids[0]] : ["= any($1::bigint[])", ids];
  tx.send(`select id from file where id ${which} order by id for no key update`, [value]);
  return tx.rows<FileRow>(`select ${fileColumns} from ${allFiles} where f.id ${which} order by f.id`, [
    value,
  ]);
};

export interface NewFile {
  readonly id: Id;
  readonly name: string;
  readonly size: number | null;
}

/** Inserts new files, each with its first version; returns them in any order. */
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
  /** When the editor's autosave session began; null for a version that a user saved. */
  readonly autosaveStart: Date | null;
}

export const insertVersion = (tx: Queries, id: Id, version: number, about: NewVersion): Promise<unknown> =>
  tx.rows(
    `insert into file_version
       (file_id, version, message, restored_from, merged_from, autosave_start, author_id)
     values ($1, $2, $3, $4, $5, $6, current_user_id())`,
    [id, version, about.message, about.restoredFrom, about.mergedFrom, about.autosaveStart],
  );

/** Autosaved versions of one session become one; after this many minutes the next session begins. */
export const AUTOSAVE_MINUTES = 10;

/**
 * Removes the version if the same user autosaved it within the same session. Returns when that session began,
 * undefined if the version stays.
 */
export const claimAutosaved = async (tx: Queries, id: Id, version: number): Promise<Date | undefined> => {
  const row = await tx.row<{ autosave_start: Date }>(
    `delete from file_version where file_id = $1 and version = $2 and author_id = current_user_id()
       and not is_signed and not is_snapshot and autosave_start > now() - interval '${AUTOSAVE_MINUTES} minutes'
     returning autosave_start`,
    [id, version],
  );
  return row?.autosave_start;
};

/** From now on a later version never replaces this one. */
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

/** Increments the version; the caller has locked the row. */
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

/** Returns how many files were transferred. */
export const transferOwnership = async (tx: Queries, from: Id, to: Id): Promise<number> => {
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
