import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"comments"> = {
  "comment.not.found": "This comment no longer exists.",
  "comment.limit.exceed": "This thread has reached its reply limit. Start a new one.",
  "comment.anchor.stale":
    "A newer version of the sequence was just saved. Select the region again to comment on it.",
};
