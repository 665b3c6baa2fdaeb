import type { Id, LibraryKind } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "library.changed": {
      readonly kind: LibraryKind;
      readonly verb: string;
      readonly entryIds: readonly Id[];
    };
  }
}
