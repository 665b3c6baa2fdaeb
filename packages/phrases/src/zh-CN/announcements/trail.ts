import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"announcements"> = {
  "announcement.publish": "发布平台公告",
  "announcement.withdraw": "撤回平台公告",
  area_announcement: "平台公告",
  object_announcement: "平台公告",
};
