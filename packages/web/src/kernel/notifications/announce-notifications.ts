import type { Notification } from "@benchleaf/contract";
import { readStored, writeStored } from "../preferences.ts";
import { showToast } from "../toasts/toast-store.ts";

const TOLD_KEY = "yy-told-notification";

const keyOf = (userId: string): string => `${TOLD_KEY}-${userId}`;

/** The last notification that any tab of this browser has popped up for the user. */
export const lastAnnounced = (userId: string): string | null => readStored(keyOf(userId));

/** Ids are decimal text of up to eighteen digits. */
export const isLater = (id: string, than: string | null): boolean =>
  than === null || BigInt(id) > BigInt(than);

/** Pops up what no tab has shown yet. */
export const announceNotifications = (userId: string, notification: Notification): void => {
  if (!isLater(notification.id, lastAnnounced(userId))) return;
  writeStored(keyOf(userId), notification.id);
  showToast({ id: `news ${notification.id}`, tone: "news", notification });
};
