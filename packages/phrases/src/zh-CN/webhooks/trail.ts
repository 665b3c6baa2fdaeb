import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"webhooks"> = {
  "webhook.create": "新建 Webhook",
  "webhook.remove": "删除 Webhook",
  "webhook.renewSecret": "更换 Webhook 密钥",
  "webhook.stop": "停用 Webhook",
  "webhook.update": "修改 Webhook",
  area_webhook: "Webhook",
  object_webhook: "Webhook",
};
