import type { NoticeRule } from "../../kernel/notices.ts";
import { holdTold, listMembers } from "./announcements.store.ts";

/** Everybody in the team is told; nobody, where it was withdrawn meanwhile. */
export const announcementsNotices: readonly NoticeRule[] = [
  {
    event: "announcement.told",
    kind: "platformAnnounced",
    tell: async (tx, { data: { announcementId } }) => {
      const announced = await holdTold(tx, announcementId);
      if (announced === undefined) return [];
      const content = { announcementTitle: announced.title };
      return [{ to: await listMembers(tx), bizId: announcementId, content }];
    },
  },
];
