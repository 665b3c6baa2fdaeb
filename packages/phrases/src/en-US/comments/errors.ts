import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"comments"> = {
  "comment.not.found": "This comment does not exist any more.",
  "comment.limit.exceed": "This thread has no room for more answers. Begin a new one.",
  "comment.anchor.stale": "The sequence has just been saved anew. Select the stretch again to comment on it.",
};
