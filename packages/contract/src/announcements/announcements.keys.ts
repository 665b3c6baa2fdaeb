import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of announcements: error codes with their status, audited objects, audited actions, notifications.
 */
export const announcementsKeys = areaKeys({
  problems: {
    "announcement.not.found": 404,
    "announcement.end.past": 422,
  },
  objects: ["announcement"],
  trail: ["announcement.publish", "announcement.withdraw"],
  notices: {
    platformAnnounced: {
      type: "OTHER",
      category: "PLATFORM_ANNOUNCEMENT",
      opens: "announcement",
      isMailed: false,
    },
  },
});
