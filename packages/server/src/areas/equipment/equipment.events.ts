import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** A device cannot be booked any more until it is released. */
    "equipment.blocked": { readonly equipmentId: Id; readonly reason: string };
    "equipment.released": { readonly equipmentId: Id };
  }
}
