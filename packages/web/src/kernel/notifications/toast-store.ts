import type { Notification } from "@benchleaf/contract";
import { readStored, writeStored } from "../preferences.ts";
import { createStore } from "../store.ts";

const MOST_SHOWN = 3;
const TOLD_KEY = "yy-told-notification";

/** What pops up now, the newest last. */
export const toasts = createStore<readonly Notification[]>([]);

const keyOf = (userId: string): string => `${TOLD_KEY}-${userId}`;

/** The last notification that any tab of this browser has popped up for the user. */
export const lastTold = (userId: string): string | null => readStored(keyOf(userId));

/** Ids are decimal text of up to eighteen digits. */
export const isLater = (id: string, than: string | null): boolean =>
  than === null || BigInt(id) > BigInt(than);

/** Pops up what no tab has shown yet. */
export const showToast = (userId: string, notification: Notification): void => {
  if (!isLater(notification.id, lastTold(userId))) return;
  writeStored(keyOf(userId), notification.id);
  toasts.set([...toasts.get().filter(({ id }) => id !== notification.id), notification].slice(-MOST_SHOWN));
};

export const closeToast = (id: string): void => toasts.set(toasts.get().filter((one) => one.id !== id));
