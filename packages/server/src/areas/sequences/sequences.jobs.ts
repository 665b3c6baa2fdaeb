import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "sequences.import": { readonly importId: Id };
  }
}
