import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"comments"> = {
  "comment.not.found": "该评论不存在或已被删除。",
  "comment.limit.exceed": "该讨论的回复已达上限，请新开一个讨论。",
  "comment.anchor.stale": "序列刚刚有了新版本，请重新选中片段后再评论。",
};
