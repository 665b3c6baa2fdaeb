import type { Id, Locale } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { NotificationRow } from "./notifications.store.ts";

export interface ReaderRow {
  /** Null for a user who signs in by mobile number and has no email. */
  readonly email: string | null;
  readonly name: string;
  readonly tenant_name: string;
  readonly locale: Locale;
  readonly timezone: string;
  readonly notified_id: Id;
}

/** A new user's first email covers only what happens from now on. */
export const noteReader = (
  tx: Queries,
  reader: { locale: Locale; timezone: string; digestTime: Date },
): void =>
  tx.send(
    `insert into notification_reader as r (account_id, locale, timezone, digest_time, notified_id)
     values (current_user_id(), $1, $2, $3, coalesce(
       (select max(id) from notification where account_id = current_user_id() and in_app), 0))
     on conflict (tenant_id, account_id) do update set locale = $1, timezone = $2, digest_time = $3
     where r.locale <> $1 or r.timezone <> $2`,
    [reader.locale, reader.timezone, reader.digestTime],
  );

export const findDue = async (database: Database, now: Date, most: number): Promise<Scope[]> => {
  const rows = await database.open((q) =>
    q.rows<{ tenant_id: Id; account_id: Id }>("select tenant_id, account_id from due_digests($1, $2)", [
      now,
      most,
    ]),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, userId: row.account_id }));
};

/** Locked until the transaction ends; undefined if another node was faster, or the member has left. */
export const lockDueForUpdate = (tx: Queries, now: Date): Promise<ReaderRow | undefined> =>
  tx.row<ReaderRow>(
    `select a.email, a.name, t.name as tenant_name, r.locale, r.timezone, r.notified_id
     from notification_reader r
     join account a on a.id = r.account_id
     join tenant t on t.id = r.tenant_id
     join membership m on m.tenant_id = r.tenant_id and m.account_id = r.account_id and m.status = 'active'
     where r.account_id = current_user_id() and a.email is not null and r.digest_time <= $1 for update of r`,
    [now],
  );

/** Unread ones that are sent by email and have not been sent yet. */
export const listUnsent = (tx: Queries, after: Id, most: number): Promise<NotificationRow[]> =>
  tx.rows<NotificationRow>(
    `select n.*, a.name as from_user_name from notification n left join account a on a.id = n.from_user_id
     where n.account_id = current_user_id() and n.is_mailed and n.read_time is null and n.id > $1
     order by n.id desc ${limitTo(most)}`,
    [after],
  );

export const planNext = (tx: Queries, digestTime: Date, toldId: Id): void =>
  tx.send(
    "update notification_reader set digest_time = $1, notified_id = $2 where account_id = current_user_id()",
    [digestTime, toldId],
  );

/** Members who left the team, or have no email address, get no email. */
export const deleteIfGone = (tx: Queries): void =>
  tx.send(
    `delete from notification_reader r where r.account_id = current_user_id() and not exists (
       select from membership m join account a on a.id = m.account_id
       where m.tenant_id = r.tenant_id and m.account_id = r.account_id and m.status = 'active'
         and a.email is not null)`,
  );

export const sweep = async (database: Database, readBefore: Date, toldBefore: Date): Promise<void> => {
  await database.open((tx) => tx.rows("select sweep_notifications($1, $2)", [readBefore, toldBefore]));
};
