import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "index-files": { readonly fileIds: readonly Id[] };
  }
}
