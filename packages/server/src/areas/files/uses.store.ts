import type { FileUses, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { type FileRow, fileColumns, readableFiles } from "./files.store.ts";

/** From now on a file is made of these and no others; what the user may not read is left out. */
export const replaceUses = async (tx: Queries, fileId: Id, usedIds: readonly Id[]): Promise<void> => {
  tx.send("delete from file_use where file_id = $1 and used_id <> all($2::bigint[])", [fileId, usedIds]);
  await tx.rows(
    `insert into file_use (file_id, used_id)
     select $1, f.id from readable_file f where f.id = any($2::bigint[]) and f.id <> $1
     on conflict do nothing`,
    [fileId, usedIds],
  );
};

/** A copy is made of what its original is made of. */
export const copyUses = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  await tx.rows(
    `insert into file_use (file_id, used_id)
     select given.new_id, u.used_id from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)
     join file_use u on u.file_id = given.old_id`,
    [from, to],
  );
};

/** Columns of `file_use`: whom one asks about, and whom one is told of. */
const ways = {
  uses: { asked: "file_id", told: "used_id" },
  usedIn: { asked: "used_id", told: "file_id" },
} as const satisfies Record<keyof FileUses, object>;

/** Those that the user may read, newest first. */
export const listUses = (
  q: Queries,
  fileId: Id,
  way: keyof typeof ways,
  limit: number,
): Promise<FileRow[]> => {
  const { asked, told } = ways[way];
  return q.rows<FileRow>(
    `select ${fileColumns} from ${readableFiles}
     where f.state = 'active' and f.id in (select ${told} from file_use where ${asked} = $1)
     order by f.id desc ${limitTo(limit)}`,
    [fileId],
  );
};
