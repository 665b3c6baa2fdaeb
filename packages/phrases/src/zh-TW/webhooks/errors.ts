import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"webhooks"> = {
  "webhook.not.found": "找不到該 Webhook，可能已被刪除，請重新整理清單。",
  "webhook.address.forbidden": "不能推送到內部網路或本機位址，請填寫公開的 HTTPS 位址。",
  "webhook.delivery.not.found": "找不到這次推送，紀錄只保留 30 天，請重新整理清單。",
  "webhook.limit.exceed": "Webhook 數量已達上限，請先刪除不用的。",
};
