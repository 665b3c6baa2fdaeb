import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

export interface WaitingRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly equipment_name: string;
  readonly user_id: Id;
  readonly project_id: Id | null;
  readonly from_time: Date;
  readonly to_time: Date;
  readonly minutes: number;
  readonly title: string;
  readonly create_time: Date;
}

const columns = `w.id, w.equipment_id, e.name as equipment_name, w.user_id, w.project_id, w.from_time, w.to_time, w.minutes,
  w.title, w.create_time`;
const joins = "join equipment e on e.tenant_id = w.tenant_id and e.id = w.equipment_id";

/**
 * Waiting entries for time on a device that is still ahead, longest wait first; users who already had an offer are
 * not included.
 */
export const listWaitingOf = (q: Queries, equipmentId: Id): Promise<WaitingRow[]> =>
  q.rows<WaitingRow>(
    `select ${columns} from reservation_waiting w ${joins}
     where w.equipment_id = $1 and w.to_time > now() and w.offer_id is null order by w.id limit 50`,
    [equipmentId],
  );

export const listMine = (q: Queries): Promise<WaitingRow[]> =>
  q.rows<WaitingRow>(
    `select ${columns} from reservation_waiting w ${joins}
     where w.user_id = current_user_id() and w.to_time > now() order by w.from_time, w.id limit 200`,
  );

export const insertWaiting = async (
  tx: Queries,
  input: {
    readonly equipmentId: Id;
    readonly projectId: Id | null;
    readonly fromTime: string;
    readonly toTime: string;
    readonly minutes: number;
    readonly title: string;
  },
): Promise<WaitingRow> => {
  const row = await tx.row<{ id: Id }>(
    `insert into reservation_waiting (equipment_id, project_id, from_time, to_time, minutes, title)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [input.equipmentId, input.projectId, input.fromTime, input.toTime, input.minutes, input.title],
  );
  return (await tx.row<WaitingRow>(`select ${columns} from reservation_waiting w ${joins} where w.id = $1`, [
    row!.id,
  ]))!;
};

export const noteOffer = (tx: Queries, id: Id, offerId: Id): void =>
  tx.send("update reservation_waiting set offer_id = $2 where id = $1", [id, offerId]);

export const removeMine = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.row("delete from reservation_waiting where id = $1 and user_id = current_user_id() returning 1", [
    id,
  ])) !== undefined;

/** A user who has accepted an offer no longer waits. */
export const removeOffered = (tx: Queries, offerId: Id): void =>
  tx.send("delete from reservation_waiting where offer_id = $1", [offerId]);

export const saveFeed = (tx: Queries, hash: Buffer): void =>
  tx.send(
    `insert into reservation_feed (secret_hash) values ($1)
     on conflict (tenant_id, user_id) do update set secret_hash = excluded.secret_hash, create_time = now()`,
    [hash],
  );

/** Whose bookings a secret address shows; queried without a team. */
export const findFeed = (
  q: Queries,
  hash: Buffer,
): Promise<{ readonly tenant_id: Id | null; readonly user_id: Id | null } | undefined> =>
  q.row("select f.tenant_id, f.user_id from find_reservation_feed($1) f", [hash]);
