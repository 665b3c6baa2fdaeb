import type { NotificationType, UnreadCount } from "@benchleaf/contract";
import type { PhraseKey } from "../translation.ts";

interface NotificationTab {
  /** The last part of the address; none for all. */
  readonly name: string | null;
  readonly types: readonly NotificationType[];
  readonly label: PhraseKey;
}

/** The tabs of the message centre, each with the types that are in it. */
export const notificationTabs: readonly NotificationTab[] = [
  { name: null, types: [], label: "notifications.tabAll" },
  { name: "mentioned", types: ["MENTION"], label: "notifications.tabMention" },
  { name: "approval", types: ["APPROVAL"], label: "notifications.tabApproval" },
  { name: "reminder", types: ["REMINDER"], label: "notifications.tabReminder" },
  { name: "comment", types: ["COMMENT"], label: "notifications.tabComment" },
  { name: "other", types: ["OTHER"], label: "notifications.tabOther" },
];

/** Undefined for a name that no tab has. */
export const tabOf = (name: string | undefined): NotificationTab | undefined =>
  notificationTabs.find((tab) => tab.name === (name ?? null));

/** How many of these types are unread; of all if none is named. */
export const unreadOf = (counts: UnreadCount | undefined, types: readonly NotificationType[]): number => {
  if (counts === undefined) return 0;
  return types.length === 0 ? counts.total : types.reduce((sum, type) => sum + (counts.types[type] ?? 0), 0);
};
