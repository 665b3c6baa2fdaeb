import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"comments"> = {
  "comment.add": "Commented on a file",
  "comment.change": "Changed a comment",
  "comment.remove": "Removed a comment",
  "comment.reopen": "Opened a thread again",
  "comment.resolve": "Settled a thread",
  area_comment: "Comments",
};
