import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { itsHolders } from "../access/access.service.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";
import { tellWebhooks } from "./tell-webhooks.ts";
import { webhooksNotices } from "./webhooks.notices.ts";
import { webhooksRoutes } from "./webhooks.routes.ts";
import { webhooksService } from "./webhooks.service.ts";

export const webhooksArea = serverArea({
  needs: { access: accessArea },
  notices: webhooksNotices,
  followers: { webhookDelivery: itsHolders("SETTINGS_SECURITY") },
  open: ({ kernel }) => ({ webhooks: webhooksService(kernel) }),
  routes: ({ webhooks }) => webhooksRoutes(webhooks),
  work(_, { kernel, outside }) {
    tellWebhooks(kernel, outside);
    deliverWebhooks(kernel);
  },
});
