// Reads notification_reader of notifications, because it has the language and time zone in which a member reads emails.
import type { Id, Locale } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

/** The recipient of an email about their bookings. */
export interface BookingReader {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly timezone: string;
}

/** Returns undefined for a member who has left, has no email address, or wants no such emails. */
export const findReader = (q: Queries, userId: Id): Promise<BookingReader | undefined> =>
  q.row<BookingReader>(
    `select a.email, a.name, coalesce(r.locale, 'zh-CN') as locale, coalesce(r.timezone, 'Asia/Shanghai') as timezone
     from membership m join account a on a.id = m.account_id
     left join notification_reader r on r.tenant_id = m.tenant_id and r.account_id = m.account_id
     where m.account_id = $1 and m.status = 'active' and a.email is not null
       and not exists (select from booking_mail_off o where o.user_id = $1)`,
    [userId],
  );

export const isMailOff = async (q: Queries): Promise<boolean> =>
  (await q.row("select 1 from booking_mail_off where user_id = current_user_id()")) !== undefined;

export const setMailOff = (tx: Queries, isOff: boolean): void =>
  tx.send(
    isOff
      ? "insert into booking_mail_off default values on conflict do nothing"
      : "delete from booking_mail_off where user_id = current_user_id()",
  );

export const hasFeed = async (q: Queries): Promise<boolean> =>
  (await q.row("select 1 from reservation_feed where user_id = current_user_id()")) !== undefined;
