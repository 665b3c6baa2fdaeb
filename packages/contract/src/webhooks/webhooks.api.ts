import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  deliveryDaySchema,
  deliveryStatusSchema,
  newWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
  webhookSettingsSchema,
} from "./webhooks.schema.ts";

const access = { permission: "SETTINGS_SECURITY", feature: "SETTINGS_SECURITY" } as const;
const one = z.object({ webhookId: idSchema });
const missing = ["webhook.not.found"] as const;

/**
 * Deliveries are signed according to Standard Webhooks: `webhook-signature` has `v1,` and the HMAC-SHA256, in Base64,
 * of `webhook-id.webhook-timestamp.body`. They are delivered at least once and in no particular order; repeated
 * deliveries have the same `webhook-id`.
 */
export const webhooksApi = {
  list: endpoint({
    method: "GET",
    path: "/webhooks",
    summary: "The team's webhooks",
    access,
    data: z.array(webhookSchema),
  }),
  create: endpoint({
    method: "POST",
    path: "/webhooks",
    summary: "Add a webhook; its secret is told this once",
    access,
    body: webhookSettingsSchema,
    data: newWebhookSchema,
    errors: ["webhook.address.forbidden", "webhook.limit.exceed"],
    perMinute: 30,
  }),
  update: endpoint({
    method: "PUT",
    path: "/webhooks/:webhookId",
    summary: "Change a webhook, switch it on or off",
    access,
    params: one,
    body: webhookSettingsSchema.extend({ isEnabled: z.boolean() }),
    data: webhookSchema,
    errors: [...missing, "webhook.address.forbidden"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/webhooks/:webhookId",
    summary: "Remove a webhook with its log; what waits is not sent any more",
    access,
    params: one,
    data: z.null(),
    errors: missing,
  }),
  renewSecret: endpoint({
    method: "POST",
    path: "/webhooks/:webhookId/secret",
    summary: "Make a new secret, told this once; the old one signs too for a day",
    access,
    params: one,
    data: webhookSecretSchema,
    errors: missing,
    perMinute: 30,
  }),
  ping: endpoint({
    method: "POST",
    path: "/webhooks/:webhookId/ping",
    summary: "Send a trial message, also to a webhook that is off",
    access,
    params: one,
    data: webhookDeliverySchema,
    errors: missing,
    perMinute: 30,
  }),
  deliveries: endpoint({
    method: "GET",
    path: "/webhooks/:webhookId/deliveries",
    summary: "What was sent to a webhook in the last 30 days, newest first",
    access,
    params: one,
    query: z.object({ ...pageQuery, status: deliveryStatusSchema.optional() }),
    data: pageOf(webhookDeliverySchema),
    errors: missing,
  }),
  deliveryDays: endpoint({
    method: "GET",
    path: "/webhooks/:webhookId/delivery-days",
    summary:
      "How many messages to a webhook began on each of the last 30 days, today last, and how they fared",
    access,
    params: one,
    /** Whose midnights part the days, e.g. `Asia/Shanghai`. */
    query: z.object({ timezone: timezoneSchema.default("Asia/Shanghai") }),
    data: z.array(deliveryDaySchema),
    errors: missing,
  }),
  redeliver: endpoint({
    method: "POST",
    path: "/webhooks/:webhookId/deliveries/:deliveryId/redeliver",
    summary: "Send a message again at once, under the same id",
    access,
    params: one.extend({ deliveryId: idSchema }),
    data: webhookDeliverySchema,
    errors: [...missing, "webhook.delivery.not.found"],
    perMinute: 60,
  }),
};
