import type { Id } from "@benchleaf/contract";
import type { Subject } from "../../kernel/subjects.ts";

/** Something said in a thread, and whom it names. */
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
