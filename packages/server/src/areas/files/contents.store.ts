import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface ContentRow {
  readonly object_key: string;
  readonly size: string;
  readonly content_type: string;
  readonly sha256: Buffer | null;
}

export const findContent = (q: Queries, fileId: Id, version: number): Promise<ContentRow | undefined> =>
  q.row<ContentRow>(
    `select c.object_key, c.size, c.content_type, u.sha256
     from file_content c left join upload u on u.uuid = c.object_key where c.file_id = $1 and c.version = $2`,
    [fileId, version],
  );

export const insertContent = (
  tx: Queries,
  fileId: Id,
  version: number,
  content: { key: string; size: number; contentType: string },
): Promise<unknown> =>
  tx.rows(
    "insert into file_content (file_id, version, object_key, size, content_type) values ($1, $2, $3, $4, $5)",
    [fileId, version, content.key, content.size, content.contentType],
  );

/** The file that an upload first became: copies of it have higher ids. */
export const findFirstOf = (q: Queries, key: string): Promise<{ file_id: Id; version: number } | undefined> =>
  q.row("select file_id, version from file_content where object_key = $1 order by file_id, version limit 1", [
    key,
  ]);

/** New files share the bytes of the current version of others. */
export const copyContents = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  await tx.rows(
    `insert into file_content (file_id, version, object_key, size, content_type)
     select given.new_id, 1, c.object_key, c.size, c.content_type
     from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)
     join file f on f.id = given.old_id
     join file_content c on c.tenant_id = f.tenant_id and c.file_id = f.id and c.version = f.version`,
    [from, to],
  );
};

/** Objects of these files; some may also belong to other files. */
export const listObjects = async (q: Queries, fileIds: readonly Id[]): Promise<string[]> => {
  const rows = await q.rows<{ object_key: string }>(
    "select distinct object_key from file_content where file_id = any($1::bigint[])",
    [fileIds],
  );
  return rows.map((row) => row.object_key);
};

/** Those of these objects that no file uses any more. */
export const listUnreferenced = async (q: Queries, keys: readonly string[]): Promise<string[]> => {
  const rows = await q.rows<{ key: string }>(
    `select key from unnest($1::uuid[]) as key where not exists (select from file_content where object_key = key)`,
    [keys],
  );
  return rows.map((row) => row.key);
};

/** Serializes concurrent uploads of the same name into the same folder. */
export const lockNameForUpdate = (
  tx: Queries,
  place: { projectId: Id; folderId: Id | null },
  name: string,
): Promise<unknown> =>
  tx.rows("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `file ${place.projectId} ${place.folderId ?? "0"} ${name.toLowerCase()}`,
  ]);

/**
 * Returns the folder with a name in a parent; creates it if there is none, also when another transaction creates it
 * concurrently.
 */
export const ensureFolderPath = async (
  tx: Queries,
  place: { projectId: Id; folderId: Id | null },
  name: string,
): Promise<Id> => {
  await tx.rows(
    `with made as (
       insert into file (project_id, folder_id, kind, name, owner_id)
       values ($1, $2, 'folder', $3, current_user_id())
       on conflict (tenant_id, project_id, parent_key, lower(name)) where kind = 'folder' and state = 'active'
       do nothing returning id
     )
     insert into file_version (file_id, version, author_id) select id, 1, current_user_id() from made`,
    [place.projectId, place.folderId, name],
  );
  const found = await tx.row<{ id: Id }>(
    `select id from file where project_id = $1 and parent_key = $2 and lower(name) = lower($3)
       and kind = 'folder' and state = 'active'`,
    [place.projectId, place.folderId ?? "0", name],
  );
  return found!.id;
};
