import type { FileKind, Id } from "@benchleaf/contract";
import { type Database, type Queries, UNPREPARED } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import { containing } from "../paging.ts";
import {
  type FileRow,
  fileColumns,
  type ListedRow,
  listedColumns,
  nameJoins,
  nameLike,
  readableFileOf,
} from "./files.sql.ts";

export type SortKey = "name" | "size" | "updateTime";

const sortColumns: Record<SortKey, { column: string; type: string }> = {
  name: { column: "f.name collate natural_name", type: "text collate natural_name" },
  size: { column: "f.size_key", type: "bigint" },
  updateTime: { column: "f.update_time", type: "timestamptz" },
};

/** The value a row is sorted by, as stored in a cursor. */
export const sortValue: Record<SortKey, (row: FileRow) => string> = {
  name: (row) => row.name,
  size: (row) => row.size ?? "0",
  updateTime: (row) => row.update_time.toISOString(),
};

export interface ListInput {
  readonly projectId: Id;
  readonly folderId: Id | null;
  readonly search: string | undefined;
  readonly kind: FileKind | undefined;
  readonly ownerId: Id | undefined;
  readonly tagId: Id | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: SortKey;
  readonly isDescending: boolean;
  readonly after: { readonly rank: number; readonly value: string; readonly id: Id } | undefined;
  readonly limit: number;
}

const conditionsOf = (input: ListInput, parameter: (value: unknown) => string): string[] => {
  const where = ["f.project_id = $1", "f.state = 'active'"];
  const ask = (value: unknown, text: (parameter: string) => string): void => {
    if (value !== undefined) where.push(text(parameter(value)));
  };
  if (input.search) ask(containing(input.search), nameLike);
  else ask(input.folderId ?? "0", (p) => `f.parent_key = ${p}`);
  ask(input.kind, (p) => `f.kind = ${p}`);
  ask(input.ownerId, (p) => `f.owner_id = ${p}::bigint`);
  ask(input.tagId, (p) => `f.id in (select ft.file_id from file_tag ft where ft.tag_id = ${p}::bigint)`);
  ask(input.from, (p) => `f.update_time >= ${p}::timestamptz`);
  ask(input.to, (p) => `f.update_time < ${p}::timestamptz`);
  return where;
};

/**
 * Folders come first in either direction, so folders and files are two scans along one index; the second fills the
 * page up. The page is cut in the index alone, before rows and joins are fetched.
 */
export const listFiles = (database: Database, scope: Scope, input: ListInput): Promise<ListedRow[]> => {
  const values: unknown[] = [input.projectId];
  const length = limitTo(input.limit + 1);
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const { column, type } = sortColumns[input.sort];
  const [direction, beyond] = input.isDescending ? ["desc", "<"] : ["asc", ">"];
  const where = conditionsOf(input, parameter).join(" and ");
  const { after } = input;
  const behind =
    after &&
    `and (${column}, f.id) ${beyond} (${parameter(after.value)}::${type}, ${parameter(after.id)}::bigint)`;
  const walk = (rank: number): string =>
    `(select f.tenant_id, f.id, f.level, f.project_owner_id, f.project_name from readable_file f
      where ${where} and f.list_rank = ${rank} ${after?.rank === rank ? behind : ""}
      order by ${column} ${direction}, f.id ${direction} ${length})`;
  const walks = [0, 1].filter((rank) => rank >= (after?.rank ?? 0)).map(walk);
  return database.one<ListedRow>(
    scope,
    `${input.tagId === undefined ? "" : UNPREPARED}with hit as (${walks.join(" union all ")}),
     page as (select f.*, hit.level, hit.project_owner_id, hit.project_name from hit join file f using (tenant_id, id))
     select ${listedColumns} from page f ${nameJoins}
     order by f.list_rank, ${column} ${direction}, f.id ${direction} ${length}`,
    values,
  );
};

export const listFavourites = (
  database: Database,
  scope: Scope,
  before: readonly [string, Id] | undefined,
  limit: number,
): Promise<(ListedRow & { marked_time: Date })[]> =>
  database.one(
    scope,
    `with page as materialized (
       select f.*, mark.create_time as marked_time
       from (
         select * from file_favourite
         where account_id = current_user_id() and (create_time, file_id) < ($1::timestamptz, $2::bigint)
         order by create_time desc, file_id desc offset 0
       ) mark ${readableFileOf("mark")}
       where f.state = 'active'
       order by mark.create_time desc, mark.file_id desc ${limitTo(limit + 1)}
     )
     select ${listedColumns}, f.marked_time from page f ${nameJoins} order by f.marked_time desc, f.id desc`,
    [before?.[0] ?? "infinity", before?.[1] ?? "0"],
  );

export const listOpenings = (
  database: Database,
  scope: Scope,
  limit: number,
): Promise<(FileRow & { open_time: Date })[]> =>
  database.one(
    scope,
    `with page as materialized (
       select f.*, opening.open_time
       from (
         select * from file_opening where account_id = current_user_id()
         order by open_time desc, file_id desc offset 0
       ) opening ${readableFileOf("opening")}
       where f.state = 'active'
       order by opening.open_time desc, opening.file_id desc ${limitTo(limit)}
     )
     select ${fileColumns}, f.open_time from page f ${nameJoins} order by f.open_time desc, f.id desc`,
  );

export const listFolders = (
  database: Database,
  scope: Scope,
  projectId: Id,
): Promise<{ id: Id; parent_id: Id | null; name: string }[]> =>
  database.one(
    scope,
    `select f.id, f.folder_id as parent_id, f.name from readable_file f
     where f.project_id = $1 and f.kind = 'folder' and f.state = 'active'
     order by f.name collate natural_name, f.id`,
    [projectId],
  );

/** What has one of these names in a location. */
export const findNamed = (
  q: Queries,
  place: { projectId: Id; folderId: Id | null },
  names: readonly string[],
): Promise<{ name: string; id: Id; kind: FileKind }[]> =>
  q.rows(
    `select name, id, kind from file
     where project_id = $1 and parent_key = $2 and state = 'active' and list_rank in (0, 1)
       and name collate natural_name = any($3::text[])
     order by list_rank, id`,
    [place.projectId, place.folderId ?? "0", names],
  );
