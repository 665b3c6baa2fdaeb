import { FILE_LOCK_HOURS, type FileKind, type Id, type Tag } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

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
  /** Null also if a lock has expired. */
  readonly lock_owner_id: Id | null;
  readonly lock_owner_name: string | null;
  readonly lock_time: Date | null;
  readonly project_owner_id: Id | null;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly recycle_time: Date | null;
  readonly list_rank: number;
  /**
   * Access level of the current user, as returned by `readable_file`: 1 reads … 5 manages; null if they may not read.
   */
  readonly level: number | null;
  readonly project_name: string | null;
}

/**
 * Columns and joins that make a `FileRow` of a row `f` of `readable_file`; file lists of other areas build on them.
 */
export const fileColumns = `f.id, f.project_id, f.folder_id, f.kind, f.name, f.owner_id, a.name as owner_name,
  f.version, f.size, f.state, f.create_time, f.update_time, f.recycle_time, f.list_rank, f.level,
  f.project_owner_id, f.project_name, holder.name as lock_owner_name, f.lock_time,
  case when f.lock_time > now() - interval '${FILE_LOCK_HOURS} hours' then f.lock_owner_id end as lock_owner_id`;

export const nameJoins = `join account a on a.id = f.owner_id
  left join account holder on holder.id = f.lock_owner_id`;

export const readableFiles = `readable_file f ${nameJoins}`;

/**
 * Joins the file `f` of each preceding row if it is readable: looked up one by one, so that a short list that leads
 * to files (shares, favourites, requests) never becomes a scan of all files, whatever the planner estimates.
 */
export const readableFileOf = (row: string): string => `cross join lateral (
    select one.* from readable_file one where one.tenant_id = ${row}.tenant_id and one.id = ${row}.file_id offset 0
  ) f`;

/** Includes files that the current user may not read. */
export const allFiles = `(
    select f.*, r.level, r.project_owner_id, r.project_name
    from file f left join readable_file r on r.tenant_id = f.tenant_id and r.id = f.id
  ) f ${nameJoins}`;

/** Whether a file's name contains the pattern of a parameter, ignoring case; the pattern is lowercased once. */
export const nameLike = (parameter: string): string =>
  `f.name_key like (select lower(${parameter}::text collate natural_name)) collate "C"`;

/** Locks a file's row: its version does not change until the transaction ends. */
export const lockRowForUpdate = (tx: Queries, id: Id): void =>
  tx.send("select 1 from file where id = $1 for no key update", [id]);

export const reserveIds = async (tx: Queries, count: number): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    "select nextval('file_id_seq') as id from generate_series(1, $1::integer)",
    [count],
  );
  return rows.map((row) => row.id);
};

export interface ListedRow extends FileRow {
  readonly tags: readonly Tag[];
  readonly is_favourite: boolean;
}

/** Columns that make a `ListedRow`, in addition to `fileJoins`. */
export const listedColumns = `${fileColumns},
  coalesce((
    select json_agg(json_build_object('id', t.id::text, 'name', t.name, 'color', t.color) order by t.name_key)
    from file_tag ft join tag t on t.tenant_id = ft.tenant_id and t.id = ft.tag_id
    where ft.tenant_id = f.tenant_id and ft.file_id = f.id
  ), '[]') as tags,
  exists (
    select from file_favourite v
    where v.tenant_id = f.tenant_id and v.account_id = current_user_id() and v.file_id = f.id
  ) as is_favourite`;

export interface KindRow extends ListedRow {
  readonly project_name: string;
}

/** The files of one area: which kinds, and where it stores their own data. */
export interface KindListing {
  readonly kinds: readonly FileKind[];
  /** Columns of the area, and the join that adds them to a file `f`. */
  readonly columns: string;
  readonly join: string;
  /** A column of text of the join that a search finds as well as names, such as numbers. */
  readonly searched?: string;
}

export const findNamedFile = (
  q: Queries,
  fileId: Id,
): Promise<{ id: Id; name: string; kind: FileKind; project_id: Id; owner_id: Id } | undefined> =>
  q.row("select id, name, kind, project_id, owner_id from file where id = $1 and state = 'active'", [fileId]);
