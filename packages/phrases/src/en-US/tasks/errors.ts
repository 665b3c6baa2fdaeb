import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tasks"> = {
  "task.not.found": "This task doesn’t exist, or you don’t have access.",
  "task.stale": "Someone else changed this task. Refresh before editing it.",
  "task.record.not.found": "The linked record doesn’t exist, or you don’t have access. Select again.",
  "task.feed.not.found": "This calendar address no longer works. Create a new one under your tasks.",
};
