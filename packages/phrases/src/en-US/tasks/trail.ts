import type { TrailOf } from "@benchleaf/contract";

export const trail: TrailOf<"tasks"> = {
  "task.create": "created task",
  "task.done": "finished task",
  "task.move": "moved task",
  "task.remove": "deleted task",
  "task.reopen": "reopened task",
  "task.update": "changed task",
  "taskFeed.create": "made a calendar address of tasks",
  "taskFeed.remove": "ended the calendar address of tasks",
  area_task: "Task",
  object_task: "Task",
  area_taskFeed: "Calendar of tasks",
  object_taskFeed: "Calendar of tasks",
};
