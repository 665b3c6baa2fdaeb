import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"comments"> = {
  "comment.not.found": "此留言不存在或已刪除。",
  "comment.limit.exceed": "此討論的回覆已達上限，請開新的討論。",
  "comment.anchor.stale": "序列剛剛有了新版本，請重新選取片段後再評論。",
};
