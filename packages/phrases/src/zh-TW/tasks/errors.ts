import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tasks"> = {
  "task.not.found": "該任務不存在或您無權檢視。",
  "task.stale": "任務已被他人修改，請重新整理後再改。",
  "task.record.not.found": "關聯的內容不存在或您無權檢視，請重新選擇。",
  "task.feed.not.found": "行事曆訂閱網址無效或已停用，請在「我的任務」中重新產生。",
};
