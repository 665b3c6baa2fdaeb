import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "sequence.imported": {
      readonly projectId: Id;
      readonly fileName: string;
      readonly count: number;
      readonly milliseconds: number;
    };
    "sequence.import.failed": { readonly projectId: Id; readonly fileName: string };
    "sequence.published": { readonly fileId: Id; readonly version: number };
    "sequence.withdrawn": { readonly fileId: Id };
  }
}
