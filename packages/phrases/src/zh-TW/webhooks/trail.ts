import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"webhooks"> = {
  "webhook.create": "新增 Webhook",
  "webhook.remove": "移除 Webhook",
  "webhook.renewSecret": "更換 Webhook 密鑰",
  "webhook.stop": "停用 Webhook",
  "webhook.update": "修改 Webhook",
  area_webhook: "Webhook",
  object_webhook: "Webhook",
};
