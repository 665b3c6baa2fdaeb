import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { listHolders } from "../access/access.service.ts";

export const webhooksNotifications: readonly NotificationRule[] = [
  {
    event: "webhook.stopped",
    kind: "webhookStopped",
    tell: async (q, { data }) => {
      const { webhookId, name } = data;
      const to = await listHolders(q, "SETTINGS_SECURITY");
      return [{ to, bizId: webhookId, content: { extraInfo: { webhook: name } } }];
    },
  },
];
