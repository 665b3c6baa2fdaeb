import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NoticeFile } from "../../kernel/notices.ts";

/** Who had a file open when they last said so, and how long that counts. */
const PRESENT_SECONDS = 60;

export interface ToldFile extends NoticeFile {
  readonly ownerId: Id;
}

export const findTold = (q: Queries, fileId: Id): Promise<ToldFile | undefined> =>
  q.row<ToldFile>(
    `select id, name, kind, project_id as "projectId", owner_id as "ownerId" from file
     where id = $1 and state = 'active'`,
    [fileId],
  );

export const listPresent = async (q: Queries, fileId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    `select account_id from sequence_presence
     where file_id = $1 and seen_time > now() - interval '${PRESENT_SECONDS} seconds'`,
    [fileId],
  );
  return rows.map((row) => row.account_id);
};
