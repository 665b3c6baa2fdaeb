import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** It is this team's turn to be told. */
    "announcement.told": { readonly announcementId: Id };
  }
}
