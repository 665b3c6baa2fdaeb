import type { TrailOf } from "@benchleaf/contract";

export const trail: TrailOf<"tasks"> = {
  "task.create": "Created a task",
  "task.done": "Completed a task",
  "task.move": "Moved a task",
  "task.remove": "Deleted a task",
  "task.reopen": "Reopened a task",
  "task.update": "Edited a task",
  "taskFeed.create": "Created a task calendar address",
  "taskFeed.remove": "Disabled the task calendar address",
  area_task: "Task",
  object_task: "Task",
  area_taskFeed: "Task calendar",
  object_taskFeed: "Task calendar",
};
