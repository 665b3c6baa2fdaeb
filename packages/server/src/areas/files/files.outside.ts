import type { Id } from "@benchleaf/contract";
import type { OutsideRule } from "../../kernel/outside-events.ts";
import { toldFiles } from "./told-files.ts";

export const filesOutside: readonly OutsideRule[] = [
  {
    event: "file.created",
    name: "file.created",
    tell: (q, { data }) => toldFiles(q, (data as { fileIds: readonly Id[] }).fileIds),
  },
  {
    event: "file.saved",
    name: "file.saved",
    tell: async (q, { data }) => {
      const { fileId, version } = data as { fileId: Id; version: number };
      const told = await toldFiles(q, [fileId]);
      return told && { ...told, version };
    },
  },
  // Bytes put over an uploaded file, and an earlier version taken back, are saved as well.
  ...["file.upload", "file.restoreVersion"].map(
    (event): OutsideRule => ({
      event,
      name: "file.saved",
      tell: async (q, { data }) => {
        const { fileIds, version } = data as { fileIds: readonly Id[]; version?: number };
        const told = await toldFiles(q, fileIds);
        return told && { ...told, ...(version !== undefined && { version }) };
      },
    }),
  ),
];
