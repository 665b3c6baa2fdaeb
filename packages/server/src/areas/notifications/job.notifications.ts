import type { NotificationRule } from "../../kernel/notification-rules.ts";

/** Jobs that ended without a result, for the user who started them. */
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
