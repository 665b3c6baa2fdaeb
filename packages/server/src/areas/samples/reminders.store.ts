// Reads accounts and warehouses, because people are reminded of what is in warehouses that are in use.
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** Most people or teams of one step. */
export const REMINDER_BATCH = 200;
/** Days before the expiry when a sample's owner is notified. */
const EXPIRY_DAYS = 30;

export interface ReminderRow {
  readonly user_id: Id;
  readonly warehouse_id: Id;
  readonly sample_ids: Id[];
  readonly day: string;
}

/** Users with samples due tomorrow or overdue; reminded again after three days. */
export const listDue = (tx: Queries): Promise<ReminderRow[]> =>
  tx.rows<ReminderRow>(
    `select s.taken_by as user_id, s.warehouse_id, array_agg(s.id order by s.due_back, s.id)::text[] as sample_ids,
       min(s.due_back)::text as day
     from sample s join warehouse w on w.id = s.warehouse_id and not w.is_archived
     where s.state = 'out' and s.due_back <= current_date + 1
       and (s.reminded_day is null or s.reminded_day <= current_date - 3)
     group by 1, 2 order by 1, 2 limit ${REMINDER_BATCH}`,
  );

export const noteDue = (tx: Queries, ids: readonly Id[]): void =>
  tx.send("update sample set reminded_day = current_date where id = any($1::bigint[])", [ids]);

/** Users whose samples expire soon and who were not notified yet. */
export const listExpiring = (tx: Queries): Promise<ReminderRow[]> =>
  tx.rows<ReminderRow>(
    `select s.owner_id as user_id, s.warehouse_id, array_agg(s.id order by s.expiration_day, s.id)::text[] as sample_ids,
       min(s.expiration_day)::text as day
     from sample s join warehouse w on w.id = s.warehouse_id and not w.is_archived
     where s.state <> 'deleted' and s.expiry_notified_day is null and s.expiration_day <= current_date + ${EXPIRY_DAYS}
     group by 1, 2 order by 1, 2 limit ${REMINDER_BATCH}`,
  );

export const noteExpiring = (tx: Queries, ids: readonly Id[]): void =>
  tx.send("update sample set expiry_notified_day = current_date where id = any($1::bigint[])", [ids]);

/** Teams in the order of their ids, after one of them. */
export const listTeams = async (q: Queries, after: Id): Promise<Id[]> =>
  (await q.rows<{ id: Id }>("select tenants_after($1, $2)::text as id", [after, REMINDER_BATCH])).map(
    ({ id }) => id,
  );

/** Whether or not the reader may see it. */
export const findAnySample = (q: Queries, id: Id): Promise<{ name: string; number: string } | undefined> =>
  q.row("select name, number from sample where id = $1", [id]);

export const findPersonName = async (q: Queries, id: Id): Promise<string> =>
  (await q.row<{ name: string }>("select name from account where id = $1", [id]))?.name ?? "";
