import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "crispr.finished": { readonly taskId: Id; readonly count?: number };
    "crispr.failed": { readonly taskId: Id; readonly count?: undefined };
  }
}
