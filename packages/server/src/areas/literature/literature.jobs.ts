import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** Reads the PDF of a paper. */
    "literature.extract": { readonly literatureId: Id };
  }
}
