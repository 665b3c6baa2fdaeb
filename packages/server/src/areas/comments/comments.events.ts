import type { Id } from "@benchleaf/contract";

/** Something said in a thread, and whom it names. */
export interface Spoken {
  readonly fileId: Id;
  readonly threadId: Id;
  readonly mentionIds: readonly Id[];
}

declare module "../../kernel/events.ts" {
  interface EventData {
    "comment.add": Spoken;
    "comment.change": Spoken;
    "comment.remove": { readonly fileId: Id; readonly commentId: Id };
    "comment.resolve": { readonly fileId: Id; readonly threadId: Id };
    "comment.reopen": { readonly fileId: Id; readonly threadId: Id };
  }
}
