import type { NotificationRule, NotificationRuleOf } from "../../kernel/notification-rules.ts";
import { findNotificationFile } from "./crispr.store.ts";

const aboutTask = (
  event: "crispr.finished" | "crispr.failed",
  kind: "crisprFinished" | "crisprFailed",
): NotificationRuleOf<"crispr.finished" | "crispr.failed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { data }) => {
    const { taskId, count } = data;
    const task = await findNotificationFile(q, taskId);
    if (task === undefined) return [];
    const { authorId, version, ...file } = task;
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

/** The user who requested guides is notified when they are ready, or why not. */
export const crisprNotifications: readonly NotificationRule[] = [
  aboutTask("crispr.finished", "crisprFinished"),
  aboutTask("crispr.failed", "crisprFailed"),
];
