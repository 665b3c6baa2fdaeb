import type { ApprovalConfig, Id, RefusalRule } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { SubmissionKind } from "../../approvals/approvals.service.ts";
import { type DeviceRow, findDevices, lockDevices } from "../devices/devices.store.ts";
import { announceSchedule } from "./announce-schedule.ts";
import { refuse } from "./book-equipment.ts";
import { loadContext } from "./booking-context.ts";
import { evaluateAll } from "./evaluate.rules.ts";
import * as store from "./reservations.store.ts";

/**
 * If a team has configured nothing else, the people responsible for the device decide; if there are none, the team's
 * owner does.
 */
const byOwner: ApprovalConfig = {
  enabled: true,
  order: "sequence",
  allowSelfApproval: true,
  steps: [
    {
      name: "",
      mode: "any",
      approvers: [{ type: "scopeManagers" }],
      condition: null,
      dueHours: null,
      needsSignature: false,
    },
  ],
};

/** What may have changed since the booking was submitted. */
const checkedAgain: readonly RefusalRule[] = ["archived", "calibration", "role", "training"];

/** @throws equipment.blocked, reservation.refused */
const demandUsable = async (
  tx: Queries,
  device: DeviceRow,
  rows: readonly store.ReservationRow[],
): Promise<void> => {
  const [block] = device.blocks;
  if (block !== undefined) throw problem("equipment.blocked", { reason: block.reason });
  for (const row of rows) {
    const span = { from: row.start_time.getTime(), to: row.end_time.getTime() };
    const context = await loadContext(
      tx,
      row.user_id,
      device,
      span,
      rows.map(({ id }) => id),
    );
    const wanted = { ...span, kind: "booking" as const, projectId: row.project_id };
    const reasons = evaluateAll(context, [wanted])
      .flat()
      .filter(({ rule }) => checkedAgain.includes(rule));
    if (reasons.length > 0) throw refuse(device, context, undefined, reasons);
  }
};

/** A booking that waits for approval, with the other dates of its series, as an approval subject. */
export const reservationApproval = ({ audit, events }: Pick<Kernel, "audit" | "events">): SubmissionKind => {
  const settle =
    (status: "approved" | "rejected" | "canceled") =>
    async (tx: Queries, scope: Scope, { object_id: id }: { readonly object_id: Id }): Promise<void> => {
      const [seen] = await store.findReservations(tx, [id]);
      if (seen === undefined) return;
      const [device] = await lockDevices(tx, [seen.equipment_id]);
      const ids = seen.series_id === null ? [id] : await store.listFollowing(tx, seen.series_id, new Date(0));
      const rows = await store.lockReservations(tx, [...new Set([id, ...ids])]);
      const waiting = rows.filter((row) => row.status === "waiting").map((row) => row.id);
      if (waiting.length === 0) return;
      if (status === "approved" && device !== undefined)
        await demandUsable(
          tx,
          device,
          rows.filter((row) => row.status === "waiting"),
        );
      store.setStatuses(tx, waiting, status);
      await audit.record(tx, scope, {
        action: "reservation.decide",
        objectType: "reservation",
        objectId: id,
        after: { status, count: waiting.length },
      });
      await events.emit(tx, scope, { type: "reservation.changed", data: { equipmentId: seen.equipment_id } });
      await announceSchedule(
        events,
        tx,
        scope,
        rows.filter((row) => waiting.includes(row.id)),
        status === "approved" ? "booked" : "canceled",
      );
    };
  return {
    kind: "EQUIPMENT_RESERVATION",
    defaultConfig: byOwner,
    async subject(tx, session, id) {
      const [row] = await store.findReservations(tx, [id]);
      if (row === undefined || row.user_id !== session.userId) throw problem("reservation.not.found");
      const hours = Math.round((row.end_time.getTime() - row.start_time.getTime()) / 36_000) / 100;
      return {
        title: row.title === "" ? row.equipment_name : `${row.equipment_name}: ${row.title}`,
        projectId: null,
        bizData: { hours },
        scope: { kind: "equipment", id: row.equipment_id },
      };
    },
    settled: { APPROVED: settle("approved"), REJECTED: settle("rejected"), canceled: settle("canceled") },
  };
};

/** Who decides on the bookings of a device. */
export const equipmentPeople = async (q: Queries, id: Id) => {
  const [device] = await findDevices(q, [id]);
  const [owner, ...others] = device?.owners ?? [];
  return owner === undefined
    ? undefined
    : { ownerId: owner.userId, managerIds: others.map(({ userId }) => userId) };
};
