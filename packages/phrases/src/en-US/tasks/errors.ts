import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tasks"> = {
  "task.not.found": "There is no such task, or you may not see it.",
  "task.stale": "Somebody else has changed this task. Refresh before you change it.",
  "task.record.not.found": "What the task is about does not exist, or you may not see it. Choose again.",
  "task.feed.not.found": "This calendar address does not work any more. Make a new one under your tasks.",
};
