import { areaKeys } from "../foundation/area-keys.ts";

/** What webhooks name for the other areas: refusals with their status, audited objects, audited actions, notices. */
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
