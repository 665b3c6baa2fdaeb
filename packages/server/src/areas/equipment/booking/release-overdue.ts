import { OFFER_MINUTES } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { DeviceRow } from "../devices/devices.store.ts";
import { rulesOf } from "../equipment.present.ts";
import * as store from "./reservations.store.ts";

/** Frees unused bookings on a device that the transaction has locked: late check-ins end now, offers expire. */
export const releaseOverdue = async (
  { audit, events }: Pick<Kernel, "audit" | "events">,
  tx: Queries,
  scope: Scope,
  device: DeviceRow,
): Promise<number> => {
  const overdue = await store.listOverdue(tx, device.id, rulesOf(device).checkInMinutes, OFFER_MINUTES);
  const now = new Date();
  for (const { id, kind, user_id: userId } of overdue) {
    if (kind === "offer") store.setStatuses(tx, [id], "canceled");
    else store.endReservation(tx, id, now, "noShow", 0);
    await audit.record(tx, scope, { action: "reservation.release", objectType: "reservation", objectId: id });
    if (kind === "booking")
      await events.emit(tx, scope, { type: "reservation.missed", data: { reservationId: id, userId } });
  }
  return overdue.length;
};
