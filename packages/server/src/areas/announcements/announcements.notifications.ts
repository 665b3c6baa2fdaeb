import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { listMembers, lockNotifiedForUpdate } from "./announcements.store.ts";

/** Everyone in the team is notified; no one if it was withdrawn meanwhile. */
export const announcementsNotifications: readonly NotificationRule[] = [
  {
    event: "announcement.told",
    kind: "platformAnnounced",
    tell: async (tx, { data: { announcementId } }) => {
      const announced = await lockNotifiedForUpdate(tx, announcementId);
      if (announced === undefined) return [];
      const content = { announcementTitle: announced.title };
      return [{ to: await listMembers(tx), bizId: announcementId, content }];
    },
  },
];
