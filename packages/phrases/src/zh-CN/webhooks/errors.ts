import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"webhooks"> = {
  "webhook.not.found": "找不到该 Webhook，可能已被删除，请刷新列表。",
  "webhook.address.forbidden": "不能向内网或本机地址推送，请填写公网 HTTPS 地址。",
  "webhook.delivery.not.found": "找不到这次推送，记录只保留 30 天，请刷新列表。",
  "webhook.limit.exceed": "Webhook 数量已达上限，请先删除不用的。",
};
