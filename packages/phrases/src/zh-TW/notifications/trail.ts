import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"notifications"> = {
  "notification.configure": "修改通知設定",
  area_notification: "通知設定",
  object_notification: "通知設定",
};
