import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"announcements"> = {
  "announcement.publish": "Published an announcement",
  "announcement.withdraw": "Withdrew an announcement",
  area_announcement: "Announcements",
  object_announcement: "Announcement",
};
