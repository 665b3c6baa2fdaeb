import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"notifications"> = {
  "notification.configure": "Changed notification settings",
  area_notification: "Notification settings",
  object_notification: "Notification settings",
};
