import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** Returns those of the accounts that may read some of the files, each with the files. */
export const findReaders = async (
  q: Queries,
  fileIds: readonly Id[],
  accountIds: readonly Id[],
): Promise<ReadonlyMap<Id, Id[]>> => {
  const rows = await q.rows<{ account_id: Id; file_ids: Id[] }>(
    `select r.account_id, array_agg(r.file_id::text) as file_ids from file_reader r
     join membership m on m.tenant_id = r.tenant_id and m.account_id = r.account_id and m.status = 'active'
     where r.file_id = any($1::bigint[]) and r.account_id = any($2::bigint[]) group by r.account_id`,
    [fileIds, accountIds],
  );
  return new Map(rows.map((row) => [row.account_id, row.file_ids]));
};
