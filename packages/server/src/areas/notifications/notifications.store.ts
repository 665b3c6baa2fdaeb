import {
  type FileKind,
  type Id,
  type NotificationCategory,
  type NotificationContent,
  type NotificationKind,
  type NotificationType,
  notificationTypes,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface NotificationRow {
  readonly id: Id;
  readonly account_id: Id;
  readonly kind: NotificationKind;
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly from_user_id: Id | null;
  readonly from_user_name: string | null;
  readonly file_id: Id | null;
  readonly file_name: string | null;
  readonly file_kind: FileKind | null;
  readonly project_id: Id | null;
  readonly biz_id: string | null;
  readonly content: NotificationContent;
  readonly create_time: Date;
  readonly read_time: Date | null;
}

export interface UnreadRow {
  readonly account_id: Id;
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly count: number;
}

export interface ListInput {
  readonly types: readonly NotificationType[] | undefined;
  readonly isRead: boolean | undefined;
  readonly before: Id | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** A larger total is reported as this: counting everything would cost more than the page. */
const MAX_TOTAL = 10_000;
/** A larger unread count of a tab is reported as this: it is queried with each change, for every recipient. */
const MAX_UNREAD = 1_000;

const columns = `n.id, n.account_id, n.kind, n.type, n.category, n.from_user_id, a.name as from_user_name, n.file_id,
  n.file_name, n.file_kind, n.project_id, n.biz_id, n.content, n.create_time, n.read_time`;
const joined = "notification n left join account a on a.id = n.from_user_id";

const shownOf = ({ types, isRead }: Pick<ListInput, "types" | "isRead">, values: unknown[]): string =>
  [
    "n.account_id = current_user_id() and n.in_app",
    ...(types === undefined ? [] : [`n.type = any($${values.push(types)}::text[])`]),
    ...(isRead === undefined ? [] : [`n.read_time is ${isRead ? "not null" : "null"}`]),
  ].join(" and ");

/** One row more than requested shows whether there is a next page. */
export const listOwn = (q: Queries, input: ListInput): Promise<NotificationRow[]> => {
  const values: unknown[] = [input.before ?? "9223372036854775807", input.skip];
  return q.rows<NotificationRow>(
    `select ${columns} from ${joined}
     where ${shownOf(input, values)} and n.id < $1::bigint order by n.id desc ${limitTo(input.limit + 1)} offset $2`,
    values,
  );
};

export const countOwn = async (q: Queries, input: Pick<ListInput, "types" | "isRead">): Promise<number> => {
  const values: unknown[] = [];
  const row = await q.row<{ count: number }>(
    `select count(*)::int as count from (
       select from notification n where ${shownOf(input, values)} limit ${MAX_TOTAL}) counted`,
    values,
  );
  return row?.count ?? 0;
};

export const countUnread = (q: Queries, accountIds: readonly Id[]): Promise<UnreadRow[]> =>
  q.rows<UnreadRow>(
    `select a.id as account_id, t.type, n.category, n.count
     from unnest($1::bigint[]) a (id)
     cross join unnest($2::text[]) t (type)
     cross join lateral (
       select u.category, count(*)::int as count from (
         select n.category from notification n
         where n.account_id = a.id and n.type = t.type and n.in_app and n.read_time is null
         order by n.category, n.id limit ${MAX_UNREAD}
       ) u group by u.category
     ) n`,
    [accountIds, notificationTypes],
  );

/** Of any readers of the team: only for sending each their own. */
export const findMany = (q: Queries, ids: readonly Id[]): Promise<NotificationRow[]> =>
  q.rows<NotificationRow>(`select ${columns} from ${joined} where n.id = any($1) order by n.id`, [ids]);

/** What a reader has missed since their last one, if that is not long ago. */
export const findMissed = (q: Queries, after: Id, limit: number): Promise<NotificationRow[]> =>
  q.rows<NotificationRow>(
    `select ${columns} from ${joined}
     where n.account_id = current_user_id() and n.in_app and n.read_time is null and n.id > $1
       and n.create_time > now() - interval '10 minutes'
     order by n.id ${limitTo(limit)}`,
    [after],
  );

/** Null for all. Returns whether anything has changed. */
export const markRead = async (
  tx: Queries,
  which: { ids: readonly Id[] | null; types: readonly NotificationType[] | null },
): Promise<boolean> => {
  const rows = await tx.rows(
    `update notification set read_time = now()
     where account_id = current_user_id() and in_app and read_time is null
       and ($1::bigint[] is null or id = any($1)) and ($2::text[] is null or type = any($2))
     returning 1`,
    [which.ids, which.types],
  );
  return rows.length > 0;
};

/** A notification for several people, with the channels that its kind has by default. */
export interface NewNotification {
  readonly to: readonly Id[];
  readonly kind: NotificationKind;
  readonly type: NotificationType;
  readonly category: NotificationCategory;
  readonly isMailed: boolean;
  readonly isFixed: boolean;
  readonly fromUserId: Id | null;
  readonly fileId: Id | null;
  readonly fileName: string | null;
  readonly fileKind: string | null;
  readonly projectId: Id | null;
  readonly bizId: string | null;
  readonly content: NotificationContent;
  readonly eventId: Id;
}

interface ToldRow {
  readonly id: Id;
  readonly account_id: Id;
  readonly in_app: boolean;
}

/**
 * Only to members of the team who may read the file or open the project, and not by channels that they have switched
 * off.
 */
export const insertFor = (tx: Queries, made: NewNotification): Promise<ToldRow[]> =>
  tx.rows<ToldRow>(
    `insert into notification (account_id, kind, type, category, from_user_id, file_id, file_name, file_kind,
       project_id, biz_id, content, event_id, in_app, is_mailed)
     select m.account_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14 or coalesce(s.in_app, true),
       coalesce(s.is_mailed, $13)
     from membership m
     left join notification_setting s
       on s.tenant_id = m.tenant_id and s.account_id = m.account_id and s.kind = $2
     where m.tenant_id = current_tenant_id() and m.status = 'active' and m.account_id = any($1)
       and ($14 or coalesce(s.in_app, true) or coalesce(s.is_mailed, $13))
       and ($9::bigint is null
         or exists (select from file_reader r where r.file_id = $6 and r.account_id = m.account_id)
         or not exists (select from file f where f.id = $6)
           and exists (select from project_reader r where r.project_id = $9 and r.account_id = m.account_id))
     on conflict (tenant_id, event_id, account_id, kind) where event_id is not null do nothing
     returning id, account_id, in_app`,
    [
      made.to,
      made.kind,
      made.type,
      made.category,
      made.fromUserId,
      made.fileId,
      made.fileName,
      made.fileKind,
      made.projectId,
      made.bizId,
      JSON.stringify(made.content),
      made.eventId,
      made.isMailed,
      made.isFixed,
    ],
  );

/** Updates unread ones about the same subject. A repeated event finds none that is older than itself. */
export const mergeInto = (tx: Queries, made: NewNotification): Promise<{ account_id: Id }[]> =>
  tx.rows(
    `update notification set file_name = $5, event_id = $7,
       content = $6::jsonb || jsonb_build_object('count', coalesce((content ->> 'count')::int, 1) + 1)
     where account_id = any($1) and kind = $2 and from_user_id = $3 and file_id = $4 and read_time is null
       and event_id < $7 and create_time > now() - interval '30 minutes'
     returning account_id`,
    [
      made.to,
      made.kind,
      made.fromUserId,
      made.fileId,
      made.fileName,
      JSON.stringify(made.content),
      made.eventId,
    ],
  );

/** Deletes the whole team's notifications of one announcement; returns the readers with unread ones. */
export const deleteAnnounced = async (tx: Queries, announcementId: Id): Promise<Id[]> => {
  const rows = await tx.rows<{ account_id: Id; is_unread: boolean }>(
    `delete from notification where category = 'PLATFORM_ANNOUNCEMENT' and biz_id = $1
     returning account_id, read_time is null and in_app as is_unread`,
    [announcementId],
  );
  return rows.filter((row) => row.is_unread).map((row) => row.account_id);
};

export interface SettingRow {
  readonly kind: string;
  readonly in_app: boolean;
  readonly is_mailed: boolean;
}

export const listSettings = (q: Queries): Promise<SettingRow[]> =>
  q.rows<SettingRow>(
    "select kind, in_app, is_mailed from notification_setting where account_id = current_user_id()",
  );

export const upsertSetting = (tx: Queries, row: SettingRow): void =>
  tx.send(
    `insert into notification_setting (account_id, kind, in_app, is_mailed) values (current_user_id(), $1, $2, $3)
     on conflict (tenant_id, account_id, kind) do update set in_app = $2, is_mailed = $3`,
    [row.kind, row.in_app, row.is_mailed],
  );
