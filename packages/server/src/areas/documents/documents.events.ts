import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** Someone is named in a page where no version named them before. */
    "document.mention": { readonly fileId: Id; readonly userId: Id; readonly blockId: string };
  }
}
