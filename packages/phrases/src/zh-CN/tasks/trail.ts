import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"tasks"> = {
  "task.create": "新建任务",
  "task.done": "完成任务",
  "task.move": "移动任务",
  "task.remove": "删除任务",
  "task.reopen": "重新打开任务",
  "task.update": "修改任务",
  "taskFeed.create": "生成任务日历订阅",
  "taskFeed.remove": "停用任务日历订阅",
  area_task: "任务",
  object_task: "任务",
  area_taskFeed: "任务日历",
  object_taskFeed: "任务日历",
};
