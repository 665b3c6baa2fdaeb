import type { Announcement, IssuedAnnouncement } from "@benchleaf/contract";
import type { AnnouncementRow } from "./announcements.store.ts";

export const presentAnnouncement = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  level: row.level,
  title: row.title,
  text: row.text,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
});

export const presentIssued = (row: AnnouncementRow): IssuedAnnouncement => ({
  ...presentAnnouncement(row),
  createTime: row.create_time.toISOString(),
  withdrawTime: row.withdraw_time?.toISOString() ?? null,
});
