import type { ErrorsOf } from "@benchleaf/contract";

/** What happened to a use on a page, and what to do. */
export const errors: ErrorsOf<"uses"> = {
  "use.not.found": "找不到這次使用記錄，請重新整理頁面。",
  "use.returned": "這次使用已經退回，請重新整理頁面。",
  "use.taken": "這一項已經取用，請先退回再重新取用。",
  "use.block.not.found": "頁面上沒有這一項，可能剛被刪除或尚未儲存，請稍後重試。",
};
