import { SYSTEM_USER_ID, WEBHOOK_LOG_DAYS, WEBHOOK_PING } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { JobContext, JobData } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createOutbound } from "../../kernel/outbound.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as deliveries from "./deliveries.store.ts";
import { DELIVER, enqueueDelivery } from "./enqueue-deliveries.ts";
import { sendMessage } from "./send-message.ts";
import { nextAttempt, type Outcome, restUntil, stopReasonOf } from "./webhooks.rules.ts";
import { SECRET_PURPOSE } from "./webhooks.service.ts";
import * as store from "./webhooks.store.ts";

const DAY_MS = 86_400_000;
const OFF: Outcome = { fault: "off", code: null, milliseconds: 0, answer: null };

type Due = { readonly row: deliveries.DeliveryRow; readonly sending: store.Sending };

/** Delivers messages to their webhooks, with retries, and deletes old log entries at night. */
export const deliverWebhooks = (kernel: Kernel): void => {
  const { audit, config, database, events, jobs, seals } = kernel;
  const outbound = createOutbound({ reachesPrivate: config.reachesPrivate });
  const open = (sealed: string): string => seals.open(SECRET_PURPOSE, sealed);

  const findDue = (scope: Scope, { deliveryId, turn }: JobData[typeof DELIVER]): Promise<Due | undefined> =>
    database.read(scope, async (q) => {
      const row = await deliveries.findDelivery(q, deliveryId);
      if (row?.turn !== turn || row.status !== "waiting") return undefined;
      const sending = await store.findSending(q, row.webhook_id);
      return sending && { row, sending };
    });

  /**
   * Switches off a webhook without a successful delivery for long, and notifies those who can fix it. The application
   * itself is the author.
   */
  const stop = async (
    scope: Scope,
    row: deliveries.DeliveryRow,
    name: string,
    reason: "failing" | "gone",
  ) => {
    const app = { tenantId: scope.tenantId, userId: SYSTEM_USER_ID };
    await database.write(app, async (tx) => {
      if (!(await store.stopWebhook(tx, row.webhook_id, reason))) return;
      await audit.record(tx, app, {
        action: "webhook.stop",
        objectType: "webhook",
        objectId: row.webhook_id,
        after: { name, reason },
      });
      await events.emit(tx, app, { type: "webhook.stopped", data: { webhookId: row.webhook_id, name } });
    });
  };

  /** Returns the webhook's health where it has failed. A trial that fails counts for nothing. */
  const noteHealth = async (tx: Queries, row: deliveries.DeliveryRow, { fault }: Outcome, now: Date) => {
    if (fault === null) store.noteSuccess(tx, row.webhook_id);
    if (fault === null || fault === "off" || row.type === WEBHOOK_PING) return undefined;
    const health = await store.noteFailure(tx, row.webhook_id, now);
    const rest = health && restUntil(health.failures, now);
    if (rest) store.pauseWebhook(tx, row.webhook_id, rest);
    return health;
  };

  const keep = async (scope: Scope, row: deliveries.DeliveryRow, outcome: Outcome): Promise<void> => {
    const now = new Date();
    const attempts = row.attempts + (outcome.fault === "off" ? 0 : 1);
    const isLast = outcome.fault === null || outcome.fault === "off" || row.type === WEBHOOK_PING;
    const next = isLast ? null : nextAttempt(attempts, now, Math.random());
    const status = outcome.fault === null ? "succeeded" : next === null ? "failed" : "waiting";
    const health = await database.write(scope, async (tx) => {
      const kept = await deliveries.noteAttempt(tx, row, { ...outcome, status, attempts, time: now, next });
      if (kept !== undefined && next !== null) await enqueueDelivery(kernel, tx, kept, next);
      return noteHealth(tx, row, outcome, now);
    });
    if (health === undefined) return;
    const { name, failures, failing_since: since } = health;
    const reason = stopReasonOf({ failures, since, code: outcome.code }, now);
    if (reason !== null) await stop(scope, row, name, reason);
  };

  const putOff = (scope: Scope, row: deliveries.DeliveryRow, until: Date): Promise<void> =>
    database.write(scope, async (tx) => {
      const kept = await deliveries.postpone(tx, row, until);
      if (kept !== undefined) await enqueueDelivery(kernel, tx, kept, until);
    });

  const deliver = async (payload: JobData[typeof DELIVER], { scope, signal }: JobContext): Promise<void> => {
    if (scope === null) throw new Error("a delivery belongs to a team");
    const due = await findDue(scope, payload);
    if (due === undefined) return;
    const { row, sending } = due;
    const isPing = row.type === WEBHOOK_PING;
    if (!sending.is_enabled && !isPing) return keep(scope, row, OFF);
    const rest = sending.rest_until;
    if (rest !== null && rest.getTime() > Date.now() && !isPing) return putOff(scope, row, rest);
    const secrets = [sending.secret, sending.old_secret].filter((one) => one !== null).map(open);
    await keep(scope, row, await sendMessage(outbound, row, { url: sending.url, secrets }, signal));
  };

  jobs.register(DELIVER, deliver, { isOutside: true });
  jobs.everyNight("sweep-webhook-deliveries", (now) =>
    deliveries.sweepDeliveries(database, new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS)),
  );
};
