import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** A user is mentioned in a page where no earlier version mentioned them. */
    "document.mention": { readonly fileId: Id; readonly userId: Id; readonly blockId: string };
  }
}
