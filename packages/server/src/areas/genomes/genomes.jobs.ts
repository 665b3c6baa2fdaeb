import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "genomes.import": { readonly genomeId: Id };
    /** Takes away what of a genome has been read. */
    "genomes.clear": { readonly genomeId: Id };
  }
}
