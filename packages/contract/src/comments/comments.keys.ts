import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of comments: error codes with their status, audited actions, notifications. */
export const commentsKeys = areaKeys({
  problems: {
    "comment.not.found": 404,
    "comment.limit.exceed": 409,
    "comment.anchor.stale": 409,
  },
  trail: ["comment.add", "comment.change", "comment.remove", "comment.reopen", "comment.resolve"],
  notices: {
    commentAdded: { type: "COMMENT", category: "business", opens: "comments", isMailed: true },
    commentMention: { type: "MENTION", category: "business", opens: "comments", isMailed: true },
  },
});
