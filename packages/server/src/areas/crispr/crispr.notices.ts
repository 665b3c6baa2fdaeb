import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { findTold } from "./crispr.store.ts";

const aboutTask = (event: string, kind: "crisprFinished" | "crisprFailed"): NoticeRule => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { data }) => {
    const { taskId, count } = data as { taskId: Id; count?: number };
    const told = await findTold(q, taskId);
    if (told === undefined) return [];
    const { authorId, version, ...file } = told;
    return [
      {
        to: [authorId],
        file,
        bizId: taskId,
        content: {
          taskId,
          sequenceName: file.name,
          sequenceFileId: file.id,
          sequenceFileVersionStr: String(version),
          ...(count === undefined ? {} : { count }),
        },
      },
    ];
  },
});

/** Who asked for guides hears when they are there, or why not. */
export const crisprNotices: readonly NoticeRule[] = [
  aboutTask("crispr.finished", "crisprFinished"),
  aboutTask("crispr.failed", "crisprFailed"),
];
