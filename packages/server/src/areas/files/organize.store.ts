import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { allFiles, type FileRow, fileColumns } from "./files.sql.ts";

export interface TreeRow extends FileRow {
  /** 0 for items that were named directly and are in no other named item. */
  readonly depth: number;
}

/** These files and their descendants, up to a limit; includes what the user may not read. */
export const collectTree = (tx: Queries, rootIds: readonly Id[], most: number): Promise<TreeRow[]> =>
  tx.rows<TreeRow>(
    `with recursive tree as (
       select tenant_id, id, 0 as depth from file where id = any($1::bigint[]) and state = 'active'
       union all
       select f.tenant_id, f.id, tree.depth + 1 from file f
         join tree on f.tenant_id = tree.tenant_id and f.folder_id = tree.id where f.state = 'active'
     ), top as (select tenant_id, id, max(depth) as depth from tree group by tenant_id, id ${limitTo(most)})
     select ${fileColumns}, top.depth from top join ${allFiles} on f.tenant_id = top.tenant_id and f.id = top.id
     order by f.id`,
    [rootIds],
  );

export interface Copied {
  readonly from: Id;
  readonly to: Id;
  readonly depth: number;
  readonly name: string;
}

/** Inserts new files that equal others, each with its first version; their area copies the content. */
export const insertCopies = async (
  tx: Queries,
  place: { projectId: Id; folderId: Id | null },
  copies: readonly Copied[],
): Promise<void> => {
  await tx.rows(
    `with given as (select * from unnest($3::bigint[], $4::bigint[], $5::integer[], $6::text[])
       as g (old_id, new_id, depth, new_name)),
     made as (
       insert into file (id, project_id, folder_id, kind, name, size, owner_id) overriding system value
       select g.new_id, $1, case when g.depth = 0 then $2::bigint else parent.new_id end, f.kind, g.new_name, f.size,
         current_user_id()
       from given g join file f on f.id = g.old_id left join given parent on parent.old_id = f.folder_id
       returning id
     )
     insert into file_version (file_id, version, author_id) select id, 1, current_user_id() from made`,
    [
      place.projectId,
      place.folderId,
      copies.map(({ from }) => from),
      copies.map(({ to }) => to),
      copies.map(({ depth }) => depth),
      copies.map(({ name }) => name),
    ],
  );
};

export const moveToProject = async (
  tx: Queries,
  place: { projectId: Id; folderId: Id | null },
  ids: readonly Id[],
  rootIds: readonly Id[],
): Promise<void> => {
  await tx.rows("update file set project_id = $2 where id = any($1::bigint[])", [ids, place.projectId]);
  await tx.rows("update file set folder_id = $2, update_time = now() where id = any($1::bigint[])", [
    rootIds,
    place.folderId,
  ]);
};

export const renameFiles = (
  tx: Queries,
  renames: readonly { readonly fileId: Id; readonly name: string }[],
): Promise<unknown> =>
  tx.rows(
    `update file f set name = given.name, update_time = now()
     from unnest($1::bigint[], $2::text[]) as given (id, name) where f.id = given.id`,
    [renames.map(({ fileId }) => fileId), renames.map(({ name }) => name)],
  );

export const markSnapshot = (tx: Queries, id: Id, version: number, message: string): Promise<unknown> =>
  tx.rows(
    `update file_version set is_snapshot = true, message = case when $3 = '' then message else $3 end
     where file_id = $1 and version = $2`,
    [id, version, message],
  );

export interface OperationRow {
  readonly id: Id;
  readonly time: Date;
  readonly user_id: Id;
  readonly user_name: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

export const listOperations = (
  q: Queries,
  fileId: Id,
  before: Id | undefined,
  limit: number,
): Promise<OperationRow[]> =>
  q.rows<OperationRow>(
    `select e.id, e.time, e.user_id, a.name as user_name, e.action, e.before, e.after
     from audit_entry e left join account a on a.id = e.user_id
     where e.object_type = 'file' and e.object_id = $1 and e.id < $2 order by e.id desc ${limitTo(limit + 1)}`,
    [fileId, before ?? "9223372036854775807"],
  );
