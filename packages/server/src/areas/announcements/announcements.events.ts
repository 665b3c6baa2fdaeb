import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** This team is notified next. */
    "announcement.told": { readonly announcementId: Id };
  }
}
