import { webhooksApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { WebhooksService } from "./webhooks.service.ts";

export const webhooksRoutes = (webhooks: WebhooksService): Binding[] => [
  bind(webhooksApi.list, (_request, { session }) => webhooks.list(session)),
  bind(webhooksApi.create, ({ body }, { session }) => webhooks.create(session, body)),
  bind(webhooksApi.update, ({ params, body }, { session }) =>
    webhooks.update(session, params.webhookId, body),
  ),
  bind(webhooksApi.remove, ({ params }, { session }) => webhooks.remove(session, params.webhookId)),
  bind(webhooksApi.renewSecret, ({ params }, { session }) => webhooks.renewSecret(session, params.webhookId)),
  bind(webhooksApi.ping, ({ params }, { session }) => webhooks.ping(session, params.webhookId)),
  bind(webhooksApi.deliveries, ({ params, query }, { session }) =>
    webhooks.deliveries(session, params.webhookId, query),
  ),
  bind(webhooksApi.deliveryDays, ({ params, query }, { session }) =>
    webhooks.deliveryDays(session, params.webhookId, query.timezone),
  ),
  bind(webhooksApi.redeliver, ({ params }, { session }) =>
    webhooks.redeliver(session, params.webhookId, params.deliveryId),
  ),
];
