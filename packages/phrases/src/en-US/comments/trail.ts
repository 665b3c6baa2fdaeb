import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"comments"> = {
  "comment.add": "Commented on a file",
  "comment.change": "Edited a comment",
  "comment.remove": "Deleted a comment",
  "comment.reopen": "Reopened a thread",
  "comment.resolve": "Resolved a thread",
  area_comment: "Comments",
};
