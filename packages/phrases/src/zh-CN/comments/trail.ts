import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"comments"> = {
  "comment.add": "发表评论",
  "comment.change": "修改评论",
  "comment.remove": "删除评论",
  "comment.reopen": "重新打开讨论",
  "comment.resolve": "解决讨论",
  area_comment: "评论",
};
