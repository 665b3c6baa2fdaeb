import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "tell-announcement": { readonly announcementId: Id };
    "recall-announcement": { readonly announcementId: Id };
  }
}
