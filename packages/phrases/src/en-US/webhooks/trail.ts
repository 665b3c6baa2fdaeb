import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"webhooks"> = {
  "webhook.create": "Created a webhook",
  "webhook.remove": "Deleted a webhook",
  "webhook.renewSecret": "Renewed a webhook’s secret",
  "webhook.stop": "Disabled a webhook",
  "webhook.update": "Edited a webhook",
  area_webhook: "Webhooks",
  object_webhook: "Webhook",
};
