import { CHECK_IN_AHEAD_MINUTES, type CheckOut, type Id, type Reservation } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { ApprovalsService } from "../../approvals/approvals.service.ts";
import type { DeviceRow } from "../devices/devices.store.ts";
import { lockDevice } from "../devices/manage-devices.ts";
import { insertUsage } from "../upkeep/usage.store.ts";
import { announceSchedule } from "./announce-schedule.ts";
import { asRefused, needsApproval, refuse } from "./book-equipment.ts";
import { loadContext } from "./booking-context.ts";
import { evaluateAll } from "./evaluate.rules.ts";
import { offerFreedTime } from "./offer-freed-time.ts";
import { isOpen, mayChange, presentReservation } from "./present-reservation.ts";
import { releaseOverdue } from "./release-overdue.ts";
import * as store from "./reservations.store.ts";
import { removeOffered } from "./waiting.store.ts";

const MINUTE_MS = 60_000;

/** Checking in and out, and accepting an offer. */
export const useReservations = (
  kernel: Pick<Kernel, "database" | "audit" | "events">,
  approvals: Pick<ApprovalsService, "submit">,
) => {
  const { database, audit, events } = kernel;

  /** @throws reservation.not.found, reservation.ended, permission.denied */
  const hold = async (
    tx: Queries,
    session: Session,
    id: Id,
  ): Promise<{ readonly row: store.ReservationRow; readonly device: DeviceRow }> => {
    const [seen] = await store.findReservations(tx, [id]);
    if (seen === undefined) throw problem("reservation.not.found");
    const device = await lockDevice(tx, seen.equipment_id);
    const [row] = await store.lockReservations(tx, [id]);
    if (row?.equipment_id !== device.id) throw problem("reservation.not.found");
    if (!mayChange(row, session)) throw problem("permission.denied", { permission: "EQUIPMENT_ASSET" });
    return { row, device };
  };

  /** A training may have ended or been taken back since the booking. @throws reservation.refused */
  const demandTraining = async (tx: Queries, row: store.ReservationRow, device: DeviceRow): Promise<void> => {
    const span = { from: row.start_time.getTime(), to: row.end_time.getTime() };
    const context = await loadContext(tx, row.user_id, device, span, [row.id]);
    const wanted = { ...span, kind: "booking" as const, projectId: row.project_id };
    const reasons = evaluateAll(context, [wanted])
      .flat()
      .filter(({ rule }) => rule === "training");
    if (reasons.length > 0) throw refuse(device, context, undefined, reasons);
  };

  const shown = async (tx: Queries, session: Session, id: Id): Promise<Reservation> =>
    presentReservation((await store.findReservations(tx, [id]))[0]!, session);

  return {
    /** @throws reservation.not.found, reservation.ended, reservation.too.early, equipment.blocked, permission.denied */
    checkIn: (session: Session, id: Id): Promise<Reservation> =>
      database.write(session, async (tx) => {
        const held = await hold(tx, session, id);
        const { device } = held;
        if (held.row.check_in_time !== null && isOpen(held.row)) return presentReservation(held.row, session);
        await releaseOverdue(kernel, tx, session, device);
        const [row] = await store.findReservations(tx, [id]);
        if (row?.kind !== "booking" || row.status !== "approved" || !isOpen(row))
          throw problem("reservation.ended");
        const [block] = device.blocks;
        if (block !== undefined) throw problem("equipment.blocked", { reason: block.reason });
        if (row.start_time.getTime() - CHECK_IN_AHEAD_MINUTES * MINUTE_MS > Date.now())
          throw problem("reservation.too.early", { minutes: CHECK_IN_AHEAD_MINUTES });
        await demandTraining(tx, row, device);
        store.setCheckedIn(tx, id);
        await audit.record(tx, session, {
          action: "reservation.checkIn",
          objectType: "reservation",
          objectId: id,
        });
        await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
        return shown(tx, session, id);
      }),

    /** @throws reservation.not.found, reservation.ended, reservation.not.in, permission.denied */
    checkOut: (session: Session, id: Id, { counter, note }: CheckOut): Promise<Reservation> =>
      database.write(session, async (tx) => {
        const { row, device } = await hold(tx, session, id);
        if (row.status !== "approved" || row.check_out_time !== null) throw problem("reservation.ended");
        if (row.check_in_time === null) throw problem("reservation.not.in");
        const now = Date.now();
        // A user who came early and left before the start has used none of the booked time.
        const end = new Date(
          Math.min(row.end_time.getTime(), Math.max(now, row.start_time.getTime() + MINUTE_MS)),
        );
        store.endReservation(tx, id, end, "used", device.cleanup_minutes);
        await insertUsage(tx, {
          equipmentId: device.id,
          reservationId: id,
          bookedMinutes: Math.round((row.end_time.getTime() - row.start_time.getTime()) / MINUTE_MS),
          userId: row.user_id,
          projectId: row.project_id,
          from: row.check_in_time,
          to: new Date(Math.max(now, row.check_in_time.getTime() + MINUTE_MS)),
          counter,
          note,
        });
        await audit.record(tx, session, {
          action: "reservation.checkOut",
          objectType: "reservation",
          objectId: id,
        });
        await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
        await offerFreedTime(kernel, tx, session, device);
        return shown(tx, session, id);
      }),

    /** @throws reservation.not.found, reservation.ended, permission.denied, reservation.refused */
    accept: (session: Session, id: Id): Promise<Reservation> =>
      database
        .write(session, async (tx) => {
          const { device } = await hold(tx, session, id);
          await releaseOverdue(kernel, tx, session, device);
          const [row] = await store.findReservations(tx, [id]);
          if (row?.kind !== "offer" || !isOpen(row)) throw problem("reservation.ended");
          if (row.user_id !== session.userId)
            throw problem("permission.denied", { permission: "EQUIPMENT_ASSET" });
          const span = { from: row.start_time.getTime(), to: row.end_time.getTime() };
          const context = await loadContext(tx, row.user_id, device, span, [id]);
          const wanted = { ...span, kind: "booking" as const, projectId: row.project_id };
          const reasons = evaluateAll(context, [wanted]).flat();
          if (reasons.length > 0) throw refuse(device, context, wanted, reasons);
          const waits = needsApproval(device, context, session);
          store.acceptOffer(tx, id, waits ? "waiting" : "approved");
          removeOffered(tx, id);
          if (waits)
            await approvals.submit(tx, session, { kind: "EQUIPMENT_RESERVATION", objectId: id, remark: "" });
          await audit.record(tx, session, {
            action: "reservation.create",
            objectType: "reservation",
            objectId: id,
          });
          await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
          await announceSchedule(events, tx, session, [{ ...row, kind: "booking" }], "booked");
          return shown(tx, session, id);
        })
        .catch(asRefused),
  };
};
export type UseReservations = ReturnType<typeof useReservations>;
