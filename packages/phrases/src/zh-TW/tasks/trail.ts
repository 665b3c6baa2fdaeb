import type { TrailOf } from "@benchleaf/contract";

export const trail: TrailOf<"tasks"> = {
  "task.create": "新建任務",
  "task.done": "完成任務",
  "task.move": "移動任務",
  "task.remove": "刪除任務",
  "task.reopen": "重新開啟任務",
  "task.update": "修改任務",
  "taskFeed.create": "生成任務日曆訂閱",
  "taskFeed.remove": "停用任務日曆訂閱",
  area_task: "任務",
  object_task: "任務",
  area_taskFeed: "任務日曆",
  object_taskFeed: "任務日曆",
};
