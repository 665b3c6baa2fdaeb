import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "eln.finished": { readonly fileId: Id; readonly version: number };
  }
}
