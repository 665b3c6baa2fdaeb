import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"notifications"> = {
  "notification.configure": "Changed message settings",
  area_notification: "Message settings",
  object_notification: "Message settings",
};
