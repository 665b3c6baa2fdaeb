import type { OutsideRule, OutsideRuleOf } from "../../kernel/outside-events.ts";
import { filesForWebhook } from "./file-names.service.ts";

export const filesOutside: readonly OutsideRule[] = [
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
      const told = await filesForWebhook(q, [fileId]);
      return told && { ...told, version };
    },
  },
  // Bytes put over an uploaded file, and an earlier version taken back, are saved as well.
  ...(["file.upload", "file.restoreVersion"] as const).map(
    (event): OutsideRuleOf<typeof event> => ({
      event,
      name: "file.saved",
      tell: async (q, { data }) => {
        const { fileIds, version } = data;
        const told = await filesForWebhook(q, fileIds);
        return told && { ...told, ...(version !== undefined && { version }) };
      },
    }),
  ),
];
