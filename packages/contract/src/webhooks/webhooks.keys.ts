import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of webhooks: error codes with their status, audited objects, audited actions, notifications. */
export const webhooksKeys = areaKeys({
  problems: {
    "webhook.not.found": 404,
    "webhook.address.forbidden": 422,
    "webhook.delivery.not.found": 404,
    "webhook.limit.exceed": 409,
  },
  objects: ["webhook"],
  trail: ["webhook.create", "webhook.remove", "webhook.renewSecret", "webhook.stop", "webhook.update"],
  followed: ["webhookDelivery"],
  notices: {
    webhookStopped: { type: "REMINDER", category: "system", opens: "webhooks", isMailed: true },
  },
});
