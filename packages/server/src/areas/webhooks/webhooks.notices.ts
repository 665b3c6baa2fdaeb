import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { listHolders } from "../access/access.service.ts";

export const webhooksNotices: readonly NoticeRule[] = [
  {
    event: "webhook.stopped",
    kind: "webhookStopped",
    tell: async (q, { data }) => {
      const { webhookId, name } = data as { webhookId: Id; name: string };
      const to = await listHolders(q, "SETTINGS_SECURITY");
      return [{ to, bizId: webhookId, content: { extraInfo: { webhook: name } } }];
    },
  },
];
