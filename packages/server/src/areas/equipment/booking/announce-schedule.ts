import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { EventData } from "../../../kernel/events.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { ReservationRow } from "./reservations.store.ts";

/** Emits one event for each holder of bookings that were made, moved or cancelled, in the caller's transaction. */
export const announceSchedule = async (
  events: Kernel["events"],
  tx: Queries,
  scope: Scope,
  rows: readonly Pick<ReservationRow, "id" | "user_id" | "kind">[],
  change: EventData["reservation.scheduled"]["change"],
): Promise<void> => {
  const bookings = rows.filter(({ kind }) => kind === "booking");
  for (const userId of new Set(bookings.map(({ user_id }) => user_id))) {
    const reservationIds: Id[] = bookings.filter(({ user_id }) => user_id === userId).map(({ id }) => id);
    await events.emit(tx, scope, { type: "reservation.scheduled", data: { userId, reservationIds, change } });
  }
};
