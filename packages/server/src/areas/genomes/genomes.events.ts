import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "genome.imported": { readonly genomeId: Id };
    "genome.failed": { readonly genomeId: Id };
  }
}
