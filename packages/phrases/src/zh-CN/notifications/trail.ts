import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"notifications"> = {
  "notification.configure": "修改消息设置",
  area_notification: "消息设置",
  object_notification: "消息设置",
};
