import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of tasks: error codes with their status, audited actions, subjects, notifications. */
export const tasksKeys = areaKeys({
  problems: {
    "task.not.found": 404,
    "task.stale": 409,
    "task.record.not.found": 404,
    "task.feed.not.found": 404,
  },
  objects: ["task", "taskFeed"],
  trail: [
    "task.create",
    "task.done",
    "task.move",
    "task.remove",
    "task.reopen",
    "task.update",
    "taskFeed.create",
    "taskFeed.remove",
  ],
  notices: {
    taskAssigned: { type: "REMINDER", category: "business", opens: "task", isMailed: true },
    taskDue: { type: "REMINDER", category: "business", opens: "task", isMailed: true },
    taskDone: { type: "OTHER", category: "business", opens: "task", isMailed: false },
  },
});
