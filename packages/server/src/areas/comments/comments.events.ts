import type { Id } from "@benchleaf/contract";
import type { Subject } from "../../kernel/subjects.ts";

/** A new comment in a thread, and its mentions. */
export interface CommentAdded {
  readonly subject: Subject;
  readonly threadId: Id;
  readonly mentionIds: readonly Id[];
}

declare module "../../kernel/events.ts" {
  interface EventData {
    "comment.add": CommentAdded;
    "comment.change": CommentAdded;
    "comment.remove": { readonly subject: Subject; readonly commentId: Id };
    "comment.resolve": { readonly subject: Subject; readonly threadId: Id };
    "comment.reopen": { readonly subject: Subject; readonly threadId: Id };
  }
}
