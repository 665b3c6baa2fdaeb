import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"webhooks"> = {
  "webhook.create": "Created a webhook",
  "webhook.remove": "Removed a webhook",
  "webhook.renewSecret": "Renewed a webhook's secret",
  "webhook.stop": "Stopped a webhook",
  "webhook.update": "Changed a webhook",
  area_webhook: "Webhooks",
  object_webhook: "Webhook",
};
