import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tasks"> = {
  "task.not.found": "该任务不存在或您无权查看。",
  "task.stale": "任务已被他人修改，请刷新后再改。",
  "task.record.not.found": "关联的内容不存在或您无权查看，请重新选择。",
  "task.feed.not.found": "日历订阅地址无效或已停用，请在“我的任务”中重新生成。",
};
