import type { Id } from "@benchleaf/contract";

declare module "../../kernel/events.ts" {
  interface EventData {
    /** A device can no longer be booked until it is released. */
    "equipment.blocked": { readonly equipmentId: Id; readonly reason: string };
    "equipment.released": { readonly equipmentId: Id };
    "equipment.reported": { readonly equipmentId: Id; readonly text: string };
    /** Reserved time of a device has changed. */
    "reservation.changed": { readonly equipmentId: Id };
    /** Bookings of a user were made, moved or cancelled, by whomever: for their calendar. */
    "reservation.scheduled": {
      readonly userId: Id;
      readonly reservationIds: readonly Id[];
      readonly change: "booked" | "moved" | "canceled";
    };
    /** Someone else has cancelled or moved a user's booking. */
    "reservation.canceled": { readonly reservationId: Id; readonly userId: Id; readonly reason: string };
    "reservation.moved": { readonly reservationId: Id; readonly userId: Id };
    "reservation.offered": { readonly reservationId: Id; readonly userId: Id };
    "reservation.asked": { readonly reservationId: Id; readonly userId: Id; readonly message: string };
    "reservation.missed": { readonly reservationId: Id; readonly userId: Id };
  }
}
