import type { Conversation, Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface ConversationRow {
  readonly id: Id;
  readonly title: string;
  readonly scope: Conversation["scope"];
  readonly file_id: Id | null;
  readonly collection_id: Id | null;
  readonly scope_name: string | null;
  readonly create_time: Date;
  readonly update_time: Date;
}

const columns = `c.id, c.title, c.scope, c.file_id, c.collection_id, c.create_time, c.update_time,
  coalesce((select p.title from paper p join readable_file f on f.tenant_id = p.tenant_id and f.id = p.file_id
      where p.tenant_id = c.tenant_id and p.file_id = c.file_id and f.state = 'active'),
    (select s.name from collection s where s.tenant_id = c.tenant_id and s.id = c.collection_id)) as scope_name`;

export const findConversation = (q: Queries, id: Id): Promise<ConversationRow | undefined> =>
  q.row<ConversationRow>(`select ${columns} from conversation c where c.id = $1 and c.kind = 'literature'`, [
    id,
  ]);

/** The most recently used first; after the last one of a page. */
export const listConversations = (
  q: Queries,
  lastId: Id | undefined,
  most: number,
): Promise<ConversationRow[]> =>
  q.rows<ConversationRow>(
    `select ${columns} from conversation c
     where c.owner_id = current_user_id() and c.kind = 'literature' and ($1::bigint is null or (c.update_time, c.id) < (
       select l.update_time, l.id from conversation l where l.id = $1))
     order by c.update_time desc, c.id desc ${limitTo(most)}`,
    [lastId ?? null],
  );

export const listOfPaper = (q: Queries, fileId: Id): Promise<ConversationRow[]> =>
  q.rows<ConversationRow>(
    `select ${columns} from conversation c where c.file_id = $1 and c.owner_id = current_user_id()
     order by c.update_time desc, c.id desc limit 50`,
    [fileId],
  );

/** Two concurrent requests cannot both use the team's last one. */
export const lockUses = (tx: Queries): void =>
  tx.send("select pg_advisory_xact_lock(hashtextextended('literature_use', current_tenant_id()))");

/** Uses that were charged, or are about to be. */
export const countUses = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>(
    `select count(*)::integer as count from literature_use
     where is_charged or create_time > now() - interval '10 minutes'`,
  ))!.count;

export const insertUse = async (tx: Queries): Promise<Id> =>
  (await tx.row<{ id: Id }>("insert into literature_use default values returning id"))!.id;

export const chargeUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update literature_use set is_charged = true where id = $1", [id]);

/** Nothing was used before the first byte. */
export const releaseUse = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from literature_use where id = $1 and not is_charged", [id]);
