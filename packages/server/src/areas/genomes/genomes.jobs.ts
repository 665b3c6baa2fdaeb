import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    "genomes.import": { readonly genomeId: Id };
    /** Deletes the imported data of a genome. */
    "genomes.clear": { readonly genomeId: Id };
  }
}
