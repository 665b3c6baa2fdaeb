import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "crispr.search": { readonly taskId: Id };
  }
}
