import {
  type Id,
  WEBHOOK_PING,
  type WebhookData,
  type WebhookMessage,
  type WebhookMessageType,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { DomainEvent } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { WebhookRule } from "../../kernel/webhook-events.ts";
import * as deliveries from "./deliveries.store.ts";
import { findParties, listSubscribed } from "./webhooks.store.ts";

export const DELIVER = "deliver-webhook";

const messageOf = async (
  q: Queries,
  scope: Scope,
  payload: { type: WebhookMessageType; time: Date; data: WebhookData },
): Promise<string> => {
  const parties = await findParties(q);
  const message: WebhookMessage = {
    type: payload.type,
    timestamp: payload.time.toISOString(),
    data: {
      team: { id: scope.tenantId, name: parties?.team_name ?? "" },
      actor: { id: scope.userId, name: parties?.actor_name ?? "" },
      ...payload.data,
    },
  };
  return JSON.stringify(message);
};

/** Puts a delivery into the hands of a job, at once or later. */
export const enqueueDelivery = async (
  { jobs }: Pick<Kernel, "jobs">,
  tx: Queries,
  row: deliveries.DeliveryRow,
  at?: Date,
): Promise<void> => {
  await jobs.add(tx, DELIVER, { deliveryId: row.id, turn: row.turn }, at === undefined ? {} : { at });
};

/** A trial message. */
export const addPing = async (
  kernel: Pick<Kernel, "jobs">,
  tx: Queries,
  scope: Scope,
  webhookId: Id,
): Promise<deliveries.DeliveryRow> => {
  const message = await messageOf(tx, scope, { type: WEBHOOK_PING, time: new Date(), data: {} });
  const row = await deliveries.insertDelivery(tx, { webhookId, eventId: null, type: WEBHOOK_PING, message });
  await enqueueDelivery(kernel, tx, row!);
  return row!;
};

/**
 * Hears the events that the areas' rules name and makes one delivery for each webhook that wants it. Deliveries and
 * their jobs are written together; an event that is handed on again, since its server was killed, makes no second one.
 */
export const enqueueDeliveries = (kernel: Kernel, rules: readonly WebhookRule[]): void => {
  const { database, events } = kernel;

  const tell = async (tx: Queries, rule: WebhookRule, event: DomainEvent): Promise<void> => {
    const hearing = await listSubscribed(tx, [rule.name]);
    const data = hearing.length === 0 ? null : await rule.tell(tx, event as never);
    if (data === null) return;
    const message = await messageOf(tx, event, { type: rule.name, time: event.time, data });
    for (const { id: webhookId } of hearing) {
      const made = { webhookId, eventId: event.id, type: rule.name, message };
      const row = await deliveries.insertDelivery(tx, made);
      if (row !== undefined) await enqueueDelivery(kernel, tx, row);
    }
  };

  for (const rule of rules)
    events.on(rule.event, (event) => database.write(event, (tx) => tell(tx, rule, event)));
};
