import { areaKeys } from "../foundation/area-keys.ts";

export const webhooksKeys = areaKeys({
  problems: {
    "webhook.not.found": 404,
    "webhook.address.forbidden": 422,
    "webhook.delivery.not.found": 404,
    "webhook.limit.exceed": 409,
  },
  objects: ["webhook"],
  trail: ["webhook.create", "webhook.remove", "webhook.renewSecret", "webhook.stop", "webhook.update"],
  notices: {
    webhookStopped: { type: "REMINDER", category: "system", opens: "webhooks", isMailed: true },
  },
});
