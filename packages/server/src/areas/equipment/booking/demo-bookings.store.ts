/** Bookings of the demo lab that are over. No service accepts a time in the past, for good reason. */
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { insertUsage } from "../upkeep/usage.store.ts";
import { insertReservations } from "./reservations.store.ts";

export interface PastBooking {
  readonly equipmentId: Id;
  readonly userId: Id;
  readonly projectId: Id | null;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** When it was really used; null: nobody came. */
  readonly used: { readonly from: number; readonly to: number } | null;
}

const MINUTE_MS = 60_000;

/** A booking that was used, with its record of use, or that nobody came for. */
export const insertPastBooking = async (tx: Queries, booking: PastBooking): Promise<void> => {
  const { used, from, to, ...rest } = booking;
  const span = { from, to };
  const [id] = await insertReservations(tx, [
    {
      ...{ ...rest, ...span, seriesId: null, experimentId: null, kind: "booking", status: "approved" },
      ...{ originalStart: null, overrideReason: "", occupied: span },
    },
  ]);
  tx.send(
    `update reservation set status = 'closed', outcome = $2, check_in_time = $3, check_out_time = $4 where id = $1`,
    [
      id,
      used === null ? "noShow" : "used",
      used && new Date(used.from).toISOString(),
      used && new Date(used.to).toISOString(),
    ],
  );
  if (used !== null)
    await insertUsage(tx, {
      ...{
        equipmentId: rest.equipmentId,
        userId: rest.userId,
        projectId: rest.projectId,
        counter: null,
        note: "",
      },
      ...{ reservationId: id!, bookedMinutes: Math.round((to - from) / MINUTE_MS) },
      ...{ from: new Date(used.from), to: new Date(used.to) },
    });
};
