import {
  type Id,
  type Notification,
  type NotificationSetting,
  noticeKindOf,
  notificationKindNames,
  notificationTypes,
  type UnreadCount,
} from "@benchleaf/contract";
import type { NotificationRow, SettingRow, UnreadRow } from "./notifications.store.ts";

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  category: row.category,
  readFlag: row.read_time !== null,
  createTime: row.create_time.toISOString(),
  fromUserId: row.from_user_id,
  fromUserName: row.from_user_name,
  fileId: row.file_id,
  fileName: row.file_name,
  fileType: row.file_kind,
  bizId: row.biz_id,
  projectId: row.project_id,
  content: row.content,
});

const noneUnread = (): UnreadCount => ({
  total: 0,
  business: 0,
  system: 0,
  PLATFORM_ANNOUNCEMENT: 0,
  types: Object.fromEntries(notificationTypes.map((type) => [type, 0])) as UnreadCount["types"],
});

/** The counts of several readers. */
export const presentUnread = (rows: readonly UnreadRow[]): ((accountId: Id) => UnreadCount) => {
  const byReader = new Map<Id, UnreadCount>();
  for (const { account_id, category, type, count } of rows) {
    const counts = byReader.get(account_id) ?? noneUnread();
    counts.total += count;
    counts[category] += count;
    counts.types[type] += count;
    byReader.set(account_id, counts);
  }
  return (accountId) => byReader.get(accountId) ?? noneUnread();
};

/** Every kind, with the reader's settings or the defaults. */
export const presentSettings = (rows: readonly SettingRow[]): NotificationSetting[] => {
  const known = new Map(rows.map((row) => [row.kind, row]));
  return notificationKindNames.map((kind) => {
    const { isMailed, isFixed = false } = noticeKindOf(kind);
    const row = known.get(kind);
    return { kind, inApp: isFixed || (row?.in_app ?? true), mail: row?.is_mailed ?? isMailed };
  });
};
