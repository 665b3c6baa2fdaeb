import type { WebhookRule } from "../../kernel/webhook-events.ts";
import { filesForWebhook as toldFiles } from "../files/file-names.service.ts";

export const signaturesWebhookEvents: readonly WebhookRule[] = [
  {
    event: "signature.signed",
    name: "file.signed",
    tell: async (q, { data }) => {
      const { objectType, objectId, version, meaning } = data;
      const files = objectType === "file" ? await toldFiles(q, [objectId]) : null;
      return files && { ...files, version, meaning };
    },
  },
];
