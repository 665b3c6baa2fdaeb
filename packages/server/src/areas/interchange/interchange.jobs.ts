import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "eln.read": { readonly importId: Id };
    "eln.import": { readonly importId: Id };
    "eln.export": { readonly exportId: Id };
  }
}
