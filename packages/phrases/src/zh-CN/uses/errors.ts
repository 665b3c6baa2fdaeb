import type { ErrorsOf } from "@benchleaf/contract";

/** What happened to a use on a page, and what to do. */
export const errors: ErrorsOf<"uses"> = {
  "use.not.found": "找不到这次使用记录，请刷新页面。",
  "use.returned": "这次使用已经退回，请刷新页面。",
  "use.taken": "这一项已经取用，请先退回再重新取用。",
  "use.block.not.found": "页面上没有这一项，可能刚被删除或尚未保存，请稍后重试。",
};
