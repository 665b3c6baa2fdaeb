import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** All sentences of a file have been dealt with. */
    "translation.finished": { readonly translationId: Id };
    /** A file could not be read, or its translation ended early. */
    "translation.failed": { readonly translationId: Id };
  }
}
