import {
  type AuditVerb,
  type DeliveryDay,
  type DeliveryStatus,
  type Id,
  MAX_WEBHOOKS,
  type NewWebhook,
  WEBHOOK_LOG_DAYS,
  type Webhook,
  type WebhookDelivery,
  type WebhookSecret,
  type WebhookSettings,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createOutbound } from "../../kernel/outbound.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as deliveries from "./deliveries.store.ts";
import { addPing, enqueueDelivery } from "./enqueue-deliveries.ts";
import { presentDelivery, presentWebhook } from "./webhooks.present.ts";
import { newSecret, overlapEnd } from "./webhooks.rules.ts";
import * as store from "./webhooks.store.ts";

export const SECRET_PURPOSE = "webhook secret";
const cursorKeys = z.tuple([idKey]);

/** An address may hold a secret behind its host; the audit trail learns the host only. */
const toldOf = ({ name, url, events }: WebhookSettings) => ({ name, host: new URL(url).host, events });

/** A team's webhooks, as its administrators keep them. */
export const webhooksService = (kernel: Kernel) => {
  const { audit, config, database, seals } = kernel;
  const outbound = createOutbound({ reachesPrivate: config.reachesPrivate });

  /** The name is resolved for each delivery. */
  const refuseForbidden = (url: string): void => {
    if (!outbound.allows(url)) throw problem("webhook.address.forbidden");
  };
  const find = async (q: Queries, id: Id): Promise<store.WebhookRow> => {
    const row = await store.findWebhook(q, id);
    if (row === undefined) throw problem("webhook.not.found");
    return row;
  };
  const note = (
    tx: Queries,
    session: Session,
    verb: AuditVerb<"webhook">,
    id: Id,
    change: { before?: unknown; after?: unknown } = {},
  ) =>
    audit.record(tx, session, { action: `webhook.${verb}`, objectType: "webhook", objectId: id, ...change });

  return {
    list: (session: Session): Promise<Webhook[]> =>
      database.read(session, async (q) => (await store.listWebhooks(q)).map(presentWebhook)),

    create: (session: Session, input: WebhookSettings): Promise<NewWebhook> => {
      refuseForbidden(input.url);
      return database.write(session, async (tx) => {
        const secret = newSecret();
        const id = await store.insertWebhook(tx, input, seals.seal(SECRET_PURPOSE, secret), MAX_WEBHOOKS);
        if (id === undefined) throw problem("webhook.limit.exceed", { limit: MAX_WEBHOOKS });
        await note(tx, session, "create", id, { after: toldOf(input) });
        return { ...presentWebhook(await find(tx, id)), secret };
      });
    },

    update: (session: Session, id: Id, input: WebhookSettings & { isEnabled: boolean }): Promise<Webhook> => {
      refuseForbidden(input.url);
      return database.write(session, async (tx) => {
        const { is_enabled: isEnabled, name, url, events } = await find(tx, id);
        await store.updateWebhook(tx, id, input);
        await note(tx, session, "update", id, {
          before: { ...toldOf({ name, url, events: [...events] }), isEnabled },
          after: { ...toldOf(input), isEnabled: input.isEnabled },
        });
        return presentWebhook(await find(tx, id));
      });
    },

    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const { name } = await find(tx, id);
        await store.deleteWebhook(tx, id);
        await note(tx, session, "remove", id, { before: { name } });
        return null;
      }),

    renewSecret: (session: Session, id: Id): Promise<WebhookSecret> =>
      database.write(session, async (tx) => {
        await find(tx, id);
        const [secret, oldUntil] = [newSecret(), overlapEnd(new Date())];
        await store.renewSecret(tx, id, seals.seal(SECRET_PURPOSE, secret), oldUntil);
        await note(tx, session, "renewSecret", id);
        return { secret, oldSecretUntil: oldUntil.toISOString() };
      }),

    ping: (session: Session, id: Id): Promise<WebhookDelivery> =>
      database.write(session, async (tx) => {
        await find(tx, id);
        return presentDelivery(await addPing(kernel, tx, session, id));
      }),

    async deliveries(
      session: Session,
      webhookId: Id,
      query: { status?: DeliveryStatus | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Page<WebhookDelivery>> {
      const before = decodeCursor(cursorKeys, query.cursor)?.[0];
      await database.read(session, (q) => find(q, webhookId));
      const input = { webhookId, status: query.status, before, limit: query.limit + 1 };
      const rows = await deliveries.listDeliveries(database, session, input);
      return pageFrom(rows, query.limit, presentDelivery, (row) => [row.id]);
    },

    deliveryDays: (session: Session, webhookId: Id, timezone: string): Promise<DeliveryDay[]> =>
      database.read(session, async (q) => {
        await find(q, webhookId);
        return deliveries.countByDay(q, webhookId, timezone, WEBHOOK_LOG_DAYS);
      }),

    redeliver: (session: Session, webhookId: Id, deliveryId: Id): Promise<WebhookDelivery> =>
      database.write(session, async (tx) => {
        await find(tx, webhookId);
        const row = await deliveries.restart(tx, webhookId, deliveryId);
        if (row === undefined) throw problem("webhook.delivery.not.found");
        await enqueueDelivery(kernel, tx, row);
        return presentDelivery(row);
      }),
  };
};
export type WebhooksService = ReturnType<typeof webhooksService>;
