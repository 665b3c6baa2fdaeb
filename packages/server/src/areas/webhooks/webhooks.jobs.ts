import type { Id } from "@benchleaf/contract";

declare module "../../kernel/jobs.ts" {
  interface JobData {
    /** The attempt of a delivery that is due; one of another turn is over. */
    "deliver-webhook": { readonly deliveryId: Id; readonly turn: number };
  }
}
