import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    "webhook.stopped": { readonly webhookId: Id; readonly name: string };
  }
}
