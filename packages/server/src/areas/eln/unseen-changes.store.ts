// Reads document_state, document_update and account of the areas it needs.
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** The number of the newest change that the user has seen; undefined if they never had the page open. */
export const findSeen = async (q: Queries, fileId: Id): Promise<number | undefined> =>
  (
    await q.row<{ seq: number }>(
      "select seq::float8 as seq from eln_page_seen where file_id = $1 and account_id = current_user_id()",
      [fileId],
    )
  )?.seq;

/** Marks the page as seen up to its newest change. */
export const saveSeen = (tx: Queries, fileId: Id): void =>
  tx.send(
    `insert into eln_page_seen (file_id, seq)
     select file_id, seq from document_state where file_id = $1
     on conflict (tenant_id, file_id, account_id) do update set seq = greatest(eln_page_seen.seq, excluded.seq)`,
    [fileId],
  );

export interface EditorRow {
  readonly account_id: Id;
  readonly name: string;
  readonly last_time: Date;
}

/** Other users who have changed the page after a change, the last one first. */
export const listOtherEditors = (q: Queries, fileId: Id, after: number): Promise<EditorRow[]> =>
  q.rows<EditorRow>(
    `select u.account_id, a.name, max(u.create_time) as last_time
     from document_update u join account a on a.id = u.account_id
     where u.file_id = $1 and u.seq > $2 and u.account_id <> current_user_id()
     group by u.account_id, a.name order by last_time desc limit 20`,
    [fileId, after],
  );
