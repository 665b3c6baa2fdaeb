import type { WebhookRule, WebhookRuleOf } from "../../kernel/webhook-events.ts";
import { filesForWebhook } from "./file-names.service.ts";

export const filesWebhookEvents: readonly WebhookRule[] = [
  {
    event: "file.created",
    name: "file.created",
    tell: (q, { data }) => filesForWebhook(q, data.fileIds),
  },
  {
    event: "file.saved",
    name: "file.saved",
    tell: async (q, { data }) => {
      const { fileId, version } = data;
      const payload = await filesForWebhook(q, [fileId]);
      return payload && { ...payload, version };
    },
  },
  // Replacing the bytes of an uploaded file and restoring an earlier version count as saves too.
  ...(["file.upload", "file.restoreVersion"] as const).map(
    (event): WebhookRuleOf<typeof event> => ({
      event,
      name: "file.saved",
      tell: async (q, { data }) => {
        const { fileIds, version } = data;
        const payload = await filesForWebhook(q, fileIds);
        return payload && { ...payload, ...(version !== undefined && { version }) };
      },
    }),
  ),
];
