import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "eln.imported": { readonly importId: Id };
    "eln.importFailed": { readonly importId: Id };
    "eln.exported": { readonly exportId: Id };
    "eln.exportFailed": { readonly exportId: Id };
  }
}
