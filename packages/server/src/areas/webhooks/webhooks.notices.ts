import type { NoticeRule } from "../../kernel/notices.ts";
import { listHolders } from "../access/access.service.ts";

export const webhooksNotices: readonly NoticeRule[] = [
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
