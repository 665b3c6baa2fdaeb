import type { Webhook, WebhookDelivery } from "@benchleaf/contract";
import type { DeliveryRow } from "./deliveries.store.ts";
import type { WebhookRow } from "./webhooks.store.ts";

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: [...row.events],
  isEnabled: row.is_enabled,
  stopReason: row.stop_reason,
  createTime: row.create_time.toISOString(),
  oldSecretUntil: row.old_secret_until?.toISOString() ?? null,
  lastDelivery:
    row.last_status === null || row.last_time === null
      ? null
      : { status: row.last_status, time: row.last_time.toISOString() },
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  fault: row.fault,
  code: row.code,
  milliseconds: row.milliseconds,
  answer: row.answer,
  message: row.message,
  createTime: row.create_time.toISOString(),
  attemptTime: row.attempt_time?.toISOString() ?? null,
  nextTime: row.status === "waiting" ? (row.next_time?.toISOString() ?? null) : null,
});
