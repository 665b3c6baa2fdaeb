import type { NotificationRule } from "../../kernel/notification-rules.ts";

/** Work of the application that ended without its result, for who asked for it. */
export const jobNotifications: readonly NotificationRule[] = [
  {
    event: "job.failed",
    kind: "jobFailed",
    isForActor: true,
    tell: async (_q, { userId, data }) => {
      const { jobId, name } = data;
      return [{ to: [userId], bizId: jobId, content: { optType: name } }];
    },
  },
];
