import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "tables.check": { readonly importId: Id };
    "tables.write": { readonly importId: Id };
  }
}
