// Reads account of accounts, because who is in a room is shown by name.
import type { Id, LiveState } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface LiveMemberRow {
  readonly id: string;
  readonly account_id: Id;
  readonly name: string;
  readonly state: LiveState;
}

/** A member without a heartbeat for this long is gone: its server has crashed. The interval is 20 s. */
const ALIVE_SECONDS = 60;
const alive = `seen_time > now() - interval '${ALIVE_SECONDS} seconds'`;
const MOST_SHOWN = 200;

export const insertMember = (
  tx: Queries,
  member: { readonly id: string; readonly room: string; readonly state: LiveState },
): void =>
  tx.send("insert into live_member (id, room, account_id, state) values ($1, $2, current_user_id(), $3)", [
    member.id,
    member.room,
    JSON.stringify(member.state),
  ]);

export const setState = (tx: Queries, id: string, state: LiveState): void =>
  tx.send("update live_member set state = $2, seen_time = now() where id = $1", [id, JSON.stringify(state)]);

export const deleteMember = (tx: Queries, id: string): void =>
  tx.send("delete from live_member where id = $1", [id]);

/** By arrival. */
export const listMembers = (q: Queries, room: string): Promise<LiveMemberRow[]> =>
  q.rows<LiveMemberRow>(
    `select m.id, m.account_id, a.name, m.state from live_member m join account a on a.id = m.account_id
     where m.room = $1 and m.${alive} order by m.create_time, m.id limit ${MOST_SHOWN}`,
    [room],
  );

export const listPeople = async (q: Queries, room: string): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    `select distinct account_id from live_member where room = $1 and ${alive}`,
    [room],
  );
  return rows.map((row) => row.account_id);
};

export const beat = (tx: Queries, ids: readonly string[]): void =>
  tx.send("update live_member set seen_time = now() where id = any($1)", [ids]);

/** Removes members whose server has died, and returns their rooms. */
export const deleteLost = (tx: Queries): Promise<{ id: string; room: string }[]> =>
  tx.rows(`delete from live_member where not ${alive} returning id, room`);
