import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { holdersOfKey } from "../access/access.service.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";
import { enqueueDeliveries } from "./enqueue-deliveries.ts";
import { webhooksNotifications } from "./webhooks.notifications.ts";
import { webhooksRoutes } from "./webhooks.routes.ts";
import { webhooksService } from "./webhooks.service.ts";

export const webhooksArea = serverArea({
  needs: { access: accessArea },
  notificationRules: webhooksNotifications,
  followers: { webhookDelivery: holdersOfKey("SETTINGS_SECURITY") },
  open: ({ kernel }) => ({ webhooks: webhooksService(kernel) }),
  routes: ({ webhooks }) => webhooksRoutes(webhooks),
  start(_, { kernel, webhookEvents: outside }) {
    enqueueDeliveries(kernel, outside);
    deliverWebhooks(kernel);
  },
});
