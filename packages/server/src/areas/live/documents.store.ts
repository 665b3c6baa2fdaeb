import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface ChangeRow {
  readonly id: Id;
  readonly change: Buffer;
}

export const ensureDocument = (tx: Queries, room: string): void =>
  tx.send("insert into live_document (room) values ($1) on conflict do nothing", [room]);

export const insertChange = async (tx: Queries, room: string, change: Uint8Array): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into live_update (room, change) values ($1, $2) returning id",
    [room, Buffer.from(change)],
  );
  return row!.id;
};

/** Records that the user writes. True if they have not done so for a while. */
export const noteWriter = async (tx: Queries, room: string, minutes: number): Promise<boolean> => {
  const row = await tx.row<{ is_new: boolean }>(
    `with before as (select write_time from live_writer where room = $1 and account_id = current_user_id())
     insert into live_writer (room) values ($1)
     on conflict (tenant_id, room, account_id) do update set write_time = now()
     returning not exists (
       select from before where write_time > now() - make_interval(mins => $2)) as is_new`,
    [room, minutes],
  );
  return row!.is_new;
};

export const findChange = (q: Queries, room: string, id: Id): Promise<ChangeRow | undefined> =>
  q.row<ChangeRow>("select id, change from live_update where room = $1 and id = $2", [room, id]);

export interface DocumentRow {
  readonly state: Buffer;
  readonly changes: readonly ChangeRow[];
}

/** The state and the later changes, at one moment. */
export const findDocument = async (q: Queries, room: string): Promise<DocumentRow | undefined> => {
  const rows = await q.rows<{ state: Buffer; id: Id | null; change: Buffer | null }>(
    `select d.state, u.id, u.change from live_document d
     left join live_update u on u.tenant_id = d.tenant_id and u.room = d.room
     where d.room = $1 order by u.id`,
    [room],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const changes = rows.flatMap(({ id, change }) => (id === null || change === null ? [] : [{ id, change }]));
  return { state: first.state, changes };
};

export const measure = async (q: Queries, room: string): Promise<{ changes: number; bytes: number }> => {
  const row = await q.row<{ changes: number; bytes: number }>(
    `select (select count(*)::integer from live_update u where u.room = d.room) as changes,
       octet_length(d.state) +
         (select coalesce(sum(octet_length(u.change)), 0)::integer from live_update u where u.room = d.room) as bytes
     from live_document d where d.room = $1`,
    [room],
  );
  return row ?? { changes: 0, bytes: 0 };
};

/** Locks the document against merging until the transaction ends. */
export const lockDocumentForUpdate = (tx: Queries, room: string): void =>
  tx.send("select 1 from live_document where room = $1 for no key update", [room]);

export const fold = (tx: Queries, room: string, state: Uint8Array, ids: readonly Id[]): void => {
  tx.send("update live_document set state = $2 where room = $1", [room, Buffer.from(state)]);
  tx.send("delete from live_update where room = $1 and id = any($2::bigint[])", [room, ids]);
};
