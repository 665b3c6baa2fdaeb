import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"comments"> = {
  "comment.add": "新增留言",
  "comment.change": "修改留言",
  "comment.remove": "刪除留言",
  "comment.reopen": "重新開啟討論",
  "comment.resolve": "解決討論",
  area_comment: "留言",
};
