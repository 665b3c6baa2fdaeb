import type { TrailOf } from "@benchleaf/contract";

export const trail: TrailOf<"tasks"> = {
  "task.create": "新增任務",
  "task.done": "完成任務",
  "task.move": "移動任務",
  "task.remove": "刪除任務",
  "task.reopen": "重新開啟任務",
  "task.update": "修改任務",
  "taskFeed.create": "產生任務行事曆訂閱",
  "taskFeed.remove": "停用任務行事曆訂閱",
  area_task: "任務",
  object_task: "任務",
  area_taskFeed: "任務行事曆",
  object_taskFeed: "任務行事曆",
};
