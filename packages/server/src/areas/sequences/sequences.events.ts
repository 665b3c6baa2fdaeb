import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "sequence.imported": {
      readonly projectId: Id;
      readonly fileName: string;
      readonly count: number;
      readonly milliseconds: number;
    };
    "sequence.published": { readonly fileId: Id; readonly version: number };
    "sequence.withdrawn": { readonly fileId: Id };
  }
}
