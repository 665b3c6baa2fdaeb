import {
  addDays,
  type Booked,
  type Id,
  momentOfWall,
  type ReservationChange,
  type seriesScopes,
  wallTimeOf,
} from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { ApprovalsService } from "../../approvals/approvals.service.ts";
import { type DeviceRow, lockDevices } from "../devices/devices.store.ts";
import { mayManageBookings } from "../equipment.policy.ts";
import { rulesOf } from "../equipment.present.ts";
import { announceSchedule } from "./announce-schedule.ts";
import { asRefused, missing, needsApproval, refuse, remaining } from "./book-equipment.ts";
import { demandProject, loadContext, lockQuotas } from "./booking-context.ts";
import { evaluateAll, occupiedBy, type Span } from "./evaluate.rules.ts";
import { offerFreedTime } from "./offer-freed-time.ts";
import { isOpen, mayChange, presentReservation } from "./present-reservation.ts";
import { endedBefore } from "./recurrence.rules.ts";
import { releaseOverdue } from "./release-overdue.ts";
import * as store from "./reservations.store.ts";

type SeriesScope = (typeof seriesScopes)[number];
type Row = store.ReservationRow;

/** A time that the clocks leave out on the date that it would be on. */
interface SkippedTime {
  readonly skipped: string;
}

const wallText = (moment: number, zone: string): string => {
  const { date, time } = wallTimeOf(moment, zone);
  return `${date}T${time}`;
};

const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(other.slice(0, 10)) - Date.parse(one.slice(0, 10))) / 86_400_000);

/**
 * Where another date of a series moves when one is moved: by the same number of days, at the same times of the local
 * day.
 */
const movedAlong = (row: Row, from: Row, to: Span, zone: string): Span | SkippedTime => {
  const [before, after, end] = [
    wallText(from.start_time.getTime(), zone),
    wallText(to.from, zone),
    wallText(to.to, zone),
  ];
  const own = wallText(row.start_time.getTime(), zone);
  const date = addDays(own.slice(0, 10), daysBetween(before, after));
  const starts = `${date}T${after.slice(11)}`;
  const stops = `${addDays(date, daysBetween(after, end))}T${end.slice(11)}`;
  const [start, stop] = [momentOfWall(starts, zone), momentOfWall(stops, zone)];
  if (start === null) return { skipped: starts };
  return stop === null || stop <= start ? { skipped: stops } : { from: start, to: stop };
};

/** Moves, lengthens, renames and cancels reservations. */
export const changeReservations = (
  kernel: Pick<Kernel, "database" | "audit" | "events">,
  approvals: Pick<ApprovalsService, "submit" | "close">,
) => {
  const { database, audit, events } = kernel;

  /** @throws reservation.not.found, reservation.ended, permission.denied */
  const openRow = async (tx: Queries, session: Session, id: Id): Promise<Row> => {
    const [row] = await store.findReservations(tx, [id]);
    if (row === undefined) throw problem("reservation.not.found");
    if (!mayChange(row, session)) throw problem("permission.denied", { permission: "EQUIPMENT_ASSET" });
    return row;
  };

  /** Locks devices in the order of their ids, then reads the reservations on them as they are now. */
  const hold = async (tx: Queries, session: Session, id: Id, scope: SeriesScope, otherId?: Id) => {
    const seen = await openRow(tx, session, id);
    const devices = await lockDevices(tx, [...new Set([seen.equipment_id, otherId ?? seen.equipment_id])]);
    const [row] = await store.lockReservations(tx, [id]);
    const device = devices.find((one) => one.id === seen.equipment_id);
    if (row === undefined || device === undefined || row.equipment_id !== seen.equipment_id)
      throw problem("reservation.not.found");
    if (!isOpen(row) || row.check_in_time !== null) throw problem("reservation.ended");
    const from = scope === "all" ? new Date() : row.start_time;
    const ids =
      scope === "this" || row.series_id === null ? [id] : await store.listFollowing(tx, row.series_id, from);
    const rows = await store.lockReservations(tx, ids.includes(id) ? ids : [id, ...ids]);
    return { row, rows, device, target: devices.find((one) => one.id === (otherId ?? row.equipment_id)) };
  };

  const cancelRows = async (
    tx: Queries,
    scope: Scope,
    rows: readonly Row[],
    reason: string,
  ): Promise<void> => {
    store.setStatuses(
      tx,
      rows.map(({ id }) => id),
      "canceled",
    );
    for (const row of rows) {
      if (row.status === "waiting") await approvals.close(tx, scope, "EQUIPMENT_RESERVATION", row.id);
      await audit.record(tx, scope, {
        action: "reservation.cancel",
        objectType: "reservation",
        objectId: row.id,
        before: {
          status: row.status,
          startTime: row.start_time.toISOString(),
          endTime: row.end_time.toISOString(),
        },
        ...(reason !== "" && { reason }),
      });
    }
    await announceSchedule(events, tx, scope, rows, "canceled");
    const others = [...new Set(rows.map(({ user_id }) => user_id))].filter(
      (userId) => userId !== scope.userId,
    );
    for (const userId of others) {
      const first = rows.find(({ user_id }) => user_id === userId)!;
      await events.emit(tx, scope, {
        type: "reservation.canceled",
        data: { reservationId: first.id, userId, reason },
      });
    }
  };

  return {
    /** Cancels upcoming bookings of a device that the transaction has locked. */
    cancelRows,

    /** @throws reservation.not.found, reservation.stale, reservation.ended, permission.denied, reservation.refused */
    update: (session: Session, id: Id, scope: SeriesScope, input: ReservationChange): Promise<Booked> =>
      database
        .write(session, async (tx) => {
          const { row, rows, device, target } = await hold(tx, session, id, scope, input.equipmentId);
          if (target === undefined) throw problem("equipment.not.found");
          if (row.version !== input.version) throw problem("reservation.stale");
          if (row.kind === "offer" || row.kind === "maintenance") throw problem("reservation.ended");
          lockQuotas(tx, { userId: row.user_id }, target);
          await demandProject(tx, input.projectId === row.project_id ? null : input.projectId);
          await releaseOverdue(kernel, tx, session, target);
          const moved = { from: Date.parse(input.startTime), to: Date.parse(input.endTime) };
          const kind = row.kind;
          const spans = rows.map((one) =>
            one.id === id ? moved : movedAlong(one, row, moved, target.timezone),
          );
          const placed = rows.flatMap((one, at) => {
            const span = spans[at]!;
            return "skipped" in span ? [] : [{ one, span }];
          });
          const skipped = spans.flatMap((span, at) => ("skipped" in span ? missing(at, span.skipped) : []));
          const ids = rows.map((one) => one.id);
          const isSound = moved.from < moved.to;
          const whole = isSound
            ? {
                from: Math.min(...placed.map(({ span }) => span.from)),
                to: Math.max(...placed.map(({ span }) => span.to)),
              }
            : { from: row.start_time.getTime(), to: row.end_time.getTime() };
          const context = await loadContext(tx, row.user_id, target, whole, ids);
          const wanted = placed.map(({ span }) => ({ ...span, kind, projectId: input.projectId }));
          const isOverridden = input.overrideReason !== "" && mayManageBookings(target, session);
          const reasons = remaining(evaluateAll(context, wanted).flat(), isOverridden);
          if (reasons.length > 0 || skipped.length > 0)
            throw refuse(target, context, wanted[0], [...reasons, ...skipped]);
          const isMoved =
            moved.from !== row.start_time.getTime() ||
            moved.to !== row.end_time.getTime() ||
            target.id !== row.equipment_id;
          const waits = kind === "booking" && isMoved && needsApproval(target, context, session);
          const seriesId = await splitSeries(tx, row, target, scope, moved);
          await store.updateReservations(
            tx,
            placed.map(({ one, span }) => ({
              ...span,
              id: one.id,
              equipmentId: target.id,
              projectId: input.projectId,
              title: input.title,
              status: waits ? "waiting" : one.status === "waiting" ? "waiting" : "approved",
              seriesId: scope === "this" ? one.series_id : seriesId,
              overrideReason: input.overrideReason,
              occupied: kind === "blocked" ? span : occupiedBy(span, context.device),
            })),
          );
          if (waits)
            await approvals.submit(tx, session, {
              kind: "EQUIPMENT_RESERVATION",
              objectId: id,
              remark: input.title.slice(0, 200),
            });
          await audit.record(tx, session, {
            action: "reservation.update",
            objectType: "reservation",
            objectId: id,
            before: {
              equipment: device.name,
              startTime: row.start_time.toISOString(),
              endTime: row.end_time.toISOString(),
              title: row.title,
            },
            after: {
              equipment: target.name,
              startTime: input.startTime,
              endTime: input.endTime,
              title: input.title,
              count: rows.length,
            },
            ...(input.overrideReason !== "" && { reason: input.overrideReason }),
          });
          if (row.user_id !== session.userId && isMoved)
            await events.emit(tx, session, {
              type: "reservation.moved",
              data: { reservationId: id, userId: row.user_id },
            });
          for (const equipmentId of new Set([device.id, target.id]))
            await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId } });
          const shown = await store.findReservations(tx, ids);
          await announceSchedule(events, tx, session, shown, "moved");
          if (isMoved) await offerFreedTime(kernel, tx, session, device);
          return { reservations: shown.map((one) => presentReservation(one, session)), exceptions: [] };
        })
        .catch(asRefused),

    /** @throws reservation.not.found, reservation.ended, permission.denied, reservation.refused */
    cancel: (session: Session, id: Id, scope: SeriesScope, reason: string): Promise<{ count: number }> =>
      database.write(session, async (tx) => {
        const { rows, device } = await hold(tx, session, id, scope);
        const { cancelMinutes } = rulesOf(device);
        const first = rows[0]!;
        const minutesLeft = Math.floor((first.start_time.getTime() - Date.now()) / 60_000);
        if (
          cancelMinutes !== null &&
          first.kind === "booking" &&
          minutesLeft < cancelMinutes &&
          !mayManageBookings(device, session)
        )
          throw problem("reservation.refused", {
            reasons: [
              {
                rule: "cancelUntil",
                limit: String(cancelMinutes),
                actual: String(Math.max(0, minutesLeft)),
                occurrence: 0,
                conflict: null,
              },
            ],
            nextFree: null,
            whoCanHelp: device.owners.map(({ name }) => name),
          });
        await cancelRows(tx, session, rows, reason);
        await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
        await offerFreedTime(kernel, tx, session, device);
        return { count: rows.length };
      }),

    /**
     * Notifies the holder of a booking that someone needs its time. @throws reservation.not.found, reservation.ended
     */
    ask: (session: Session, id: Id, message: string): Promise<null> =>
      database.write(session, async (tx) => {
        const [row] = await store.findReservations(tx, [id]);
        if (row === undefined) throw problem("reservation.not.found");
        if (!isOpen(row)) throw problem("reservation.ended");
        await events.emit(tx, session, {
          type: "reservation.asked",
          data: { reservationId: id, userId: row.user_id, message },
        });
        return null;
      }),
  };

  /** The dates from this one on become a series of their own; the earlier series ends on the day before. */
  async function splitSeries(
    tx: Queries,
    row: Row,
    target: DeviceRow,
    scope: SeriesScope,
    moved: Span,
  ): Promise<Id | null> {
    if (scope !== "following" || row.series_id === null) return row.series_id;
    const series = await store.findSeries(tx, row.series_id);
    if (series === undefined) return row.series_id;
    const [start, end] = [wallText(moved.from, target.timezone), wallText(moved.to, target.timezone)];
    store.endSeries(
      tx,
      row.series_id,
      endedBefore(series.rule, wallTimeOf(row.start_time.getTime(), series.timezone).date),
    );
    return store.insertSeries(tx, {
      equipmentId: target.id,
      rule: series.rule,
      timezone: target.timezone,
      start,
      end,
    });
  }
};
export type ChangeReservations = ReturnType<typeof changeReservations>;
