import type {
  DowntimeEffect,
  Id,
  Maintenance,
  MaintenanceInput,
  MaintenancePlan,
  MaintenanceResult,
  PlanInput,
  RepairReport,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { announceSchedule } from "../booking/announce-schedule.ts";
import { asRefused } from "../booking/book-equipment.ts";
import { loadContext } from "../booking/booking-context.ts";
import type { ChangeReservations } from "../booking/change-reservations.ts";
import { findNextFree, occupiedBy, overlaps, type Span } from "../booking/evaluate.rules.ts";
import * as reservations from "../booking/reservations.store.ts";
import type { BlockEquipment } from "../devices/block-equipment.ts";
import { type DeviceRow, hasAttachment, setCalibrationDue } from "../devices/devices.store.ts";
import { lockDevice, openDevice } from "../devices/manage-devices.ts";
import { demandPeriod } from "./demand-period.ts";
import * as store from "./maintenance.store.ts";
import { presentMaintenance, presentPlan, presentReport } from "./present-upkeep.ts";

const listKeys = z.tuple([idKey]);
const reportKeys = z.tuple([z.enum(["open", "done"]), idKey]);

interface Effect {
  readonly row: reservations.ReservationRow;
  readonly movedTo: Span | null;
}

/** Maintenance, calibration and repair of devices. */
export const maintainDevices = (
  { database, audit, events }: Pick<Kernel, "database" | "audit" | "events">,
  blocks: Pick<BlockEquipment, "block">,
  changes: Pick<ChangeReservations, "cancelRows">,
) => {
  /** Bookings that conflict with a downtime, and the next free time for each after it. */
  const effectsOf = async (q: Queries, device: DeviceRow, downtime: Span): Promise<Effect[]> => {
    const ahead = (await reservations.listUpcoming(q, device.id)).filter((row) =>
      overlaps({ from: row.occupied_from.getTime(), to: row.occupied_to.getTime() }, downtime),
    );
    const moved: Span[] = [downtime];
    const effects: Effect[] = [];
    for (const row of ahead) {
      if (row.kind !== "booking" || row.check_in_time !== null) {
        effects.push({ row, movedTo: null });
        continue;
      }
      const length = row.end_time.getTime() - row.start_time.getTime();
      const wanted = { from: downtime.to, to: downtime.to + length };
      const context = await loadContext(q, row.user_id, device, wanted, [row.id]);
      const blocked = moved.map((span) => ({
        ...span,
        id: "0",
        kind: "maintenance" as const,
        status: "approved" as const,
        userId: "0",
        who: "",
        start: span.from,
        end: span.to,
      }));
      const movedTo = findNextFree(
        { ...context, busy: [...context.busy, ...blocked] },
        { ...wanted, kind: "booking", projectId: row.project_id },
      );
      if (movedTo !== null) moved.push(occupiedBy(movedTo, context.device));
      effects.push({ row, movedTo });
    }
    return effects;
  };

  const clearTime = async (
    tx: Queries,
    session: Session,
    device: DeviceRow,
    downtime: Span,
    choice: MaintenanceInput["onConflict"],
    reason: string,
  ): Promise<void> => {
    const effects = await effectsOf(tx, device, downtime);
    if (effects.length > 0 && choice === "refuse")
      throw problem("reservation.refused", {
        reasons: effects.slice(0, 50).map(({ row }) => ({
          rule: "conflict",
          limit: "",
          actual: "",
          occurrence: 0,
          conflict: {
            reservationId: row.id,
            kind: row.kind,
            status: row.status,
            userId: row.user_id,
            who: row.user_name,
            from: row.start_time.toISOString(),
            to: row.end_time.toISOString(),
          },
        })),
        nextFree: null,
        whoCanHelp: [],
      });
    const moved = choice === "move" ? effects.filter(({ movedTo }) => movedTo !== null) : [];
    const gone = effects.filter((effect) => !moved.includes(effect)).map(({ row }) => row);
    await changes.cancelRows(tx, session, gone, reason);
    if (moved.length === 0) return;
    await reservations.updateReservations(
      tx,
      moved.map(({ row, movedTo }) => ({
        ...movedTo!,
        id: row.id,
        equipmentId: row.equipment_id,
        projectId: row.project_id,
        title: row.title,
        status: row.status === "waiting" ? "waiting" : "approved",
        seriesId: row.series_id,
        overrideReason: "",
        occupied: occupiedBy(movedTo!, {
          setupMinutes: device.setup_minutes,
          cleanupMinutes: device.cleanup_minutes,
        }),
      })),
    );
    await announceSchedule(
      events,
      tx,
      session,
      moved.map(({ row }) => row),
      "moved",
    );
    for (const { row } of moved) {
      await audit.record(tx, session, {
        action: "reservation.update",
        objectType: "reservation",
        objectId: row.id,
        before: { startTime: row.start_time.toISOString(), endTime: row.end_time.toISOString() },
        reason,
      });
      await events.emit(tx, session, {
        type: "reservation.moved",
        data: { reservationId: row.id, userId: row.user_id },
      });
    }
  };

  const hold = async (tx: Queries, id: Id): Promise<{ row: store.MaintenanceRow; device: DeviceRow }> => {
    const seen = await store.findMaintenance(tx, id);
    if (seen === undefined) throw problem("maintenance.not.found");
    const device = await lockDevice(tx, seen.equipment_id);
    const row = (await store.findMaintenance(tx, id))!;
    if (row.status !== "planned") throw problem("maintenance.ended");
    return { row, device };
  };

  const note = (tx: Queries, scope: Scope, action: "plan" | "finish" | "cancel", id: Id, after?: unknown) =>
    audit.record(tx, scope, {
      action: `maintenance.${action}`,
      objectType: "maintenance",
      objectId: id,
      ...(after !== undefined && { after }),
    });

  return {
    list: (
      scope: Scope,
      {
        cursor,
        limit,
        ...filter
      }: store.MaintenanceFilter & { readonly cursor?: string | undefined; readonly limit: number },
    ): Promise<Page<Maintenance>> => {
      demandPeriod(filter);
      return database.read(scope, async (q) => {
        const [before] = decodeCursor(listKeys, cursor) ?? [];
        const rows = await store.listMaintenance(q, filter, before, limit + 1);
        return pageFrom(rows, limit, presentMaintenance, ({ id }) => [id]);
      });
    },

    /** @throws equipment.not.found, maintenance.invalid */
    effects: (
      scope: Scope,
      { equipmentId, startTime, endTime }: { equipmentId: Id; startTime: string; endTime: string },
    ): Promise<DowntimeEffect[]> =>
      database.read(scope, async (q) => {
        const device = await openDevice(q, equipmentId);
        if (startTime >= endTime) throw problem("maintenance.invalid");
        const found = await effectsOf(q, device, { from: Date.parse(startTime), to: Date.parse(endTime) });
        return found.map(({ row, movedTo }) => ({
          reservationId: row.id,
          userName: row.user_name,
          title: row.title,
          startTime: row.start_time.toISOString(),
          endTime: row.end_time.toISOString(),
          movedTo: movedTo && {
            startTime: new Date(movedTo.from).toISOString(),
            endTime: new Date(movedTo.to).toISOString(),
          },
        }));
      }),

    /** @throws equipment.not.found, maintenance.not.found, maintenance.invalid, reservation.refused */
    plan: (session: Session, input: MaintenanceInput): Promise<Maintenance> =>
      database
        .write(session, async (tx) => {
          const device = await lockDevice(tx, input.equipmentId);
          for (const [id, find] of [
            [input.planId, store.findPlan],
            [input.reportId, store.findReport],
          ] as const) {
            const found = id === null ? undefined : await find(tx, id);
            if (id !== null && found?.equipment_id !== device.id) throw problem("maintenance.not.found");
          }
          let reservationId: Id | null = null;
          if (input.downtime !== null) {
            const span = {
              from: Date.parse(input.downtime.startTime),
              to: Date.parse(input.downtime.endTime),
            };
            if (span.to <= Date.now()) throw problem("maintenance.invalid");
            await clearTime(tx, session, device, span, input.onConflict, input.title);
            [reservationId = null] = await reservations.insertReservations(tx, [
              {
                ...span,
                equipmentId: device.id,
                userId: session.userId,
                projectId: null,
                seriesId: null,
                experimentId: null,
                kind: "maintenance",
                status: "approved",
                title: input.title,
                originalStart: null,
                overrideReason: "",
                occupied: span,
              },
            ]);
          }
          const id = await store.insertMaintenance(tx, { ...input, reservationId });
          await note(tx, session, "plan", id, {
            equipment: device.name,
            kind: input.kind,
            downtime: input.downtime,
          });
          await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
          return presentMaintenance((await store.findMaintenance(tx, id))!);
        })
        .catch(asRefused),

    /** @throws maintenance.not.found, maintenance.ended, maintenance.invalid, maintenance.certificate.unknown */
    finish: (session: Session, id: Id, result: MaintenanceResult): Promise<Maintenance> =>
      database.write(session, async (tx) => {
        const { row, device } = await hold(tx, id);
        const isCalibration = row.kind === "calibration";
        const { hasPassed, validUntil, doneDate } = result;
        const isSound = isCalibration
          ? hasPassed
            ? validUntil !== null && validUntil >= doneDate
            : validUntil === null
          : hasPassed;
        if (!isSound) throw problem("maintenance.invalid");
        if (result.certificateId !== null && !(await hasAttachment(tx, device.id, result.certificateId)))
          throw problem("maintenance.certificate.unknown");
        store.finishMaintenance(tx, id, result);
        if (isCalibration && hasPassed) setCalibrationDue(tx, device.id, validUntil);
        if (!hasPassed)
          await blocks.block(tx, session, {
            equipmentId: device.id,
            reason:
              [row.title, result.result]
                .filter((part) => part !== "")
                .join(": ")
                .slice(0, 500) || "–",
            source: { kind: "calibration", id: `failed ${id}` },
          });
        if (row.plan_id !== null && hasPassed)
          store.notePlanDone(tx, row.plan_id, result.doneDate, result.counter);
        if (row.report_id !== null) await store.closeReport(tx, row.report_id);
        const now = new Date();
        if (row.reservation_id !== null && row.end_time !== null && row.end_time > now) {
          if (row.start_time !== null && row.start_time < now)
            reservations.endReservation(tx, row.reservation_id, now, "used", 0);
          else reservations.setStatuses(tx, [row.reservation_id], "canceled");
        }
        await note(tx, session, "finish", id, result);
        await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
        return presentMaintenance((await store.findMaintenance(tx, id))!);
      }),

    /** @throws maintenance.not.found, maintenance.ended */
    cancel: (session: Session, id: Id): Promise<Maintenance> =>
      database.write(session, async (tx) => {
        const { row, device } = await hold(tx, id);
        store.cancelMaintenance(tx, id);
        if (row.reservation_id !== null) reservations.setStatuses(tx, [row.reservation_id], "canceled");
        await note(tx, session, "cancel", id);
        await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
        return presentMaintenance((await store.findMaintenance(tx, id))!);
      }),

    plans: (scope: Scope, equipmentId: Id | undefined): Promise<MaintenancePlan[]> =>
      database.read(scope, async (q) => (await store.listPlans(q, equipmentId)).map(presentPlan)),

    /** @throws equipment.not.found */
    createPlan: (session: Session, input: PlanInput): Promise<MaintenancePlan> =>
      database.write(session, async (tx) => {
        await lockDevice(tx, input.equipmentId);
        const id = await store.insertPlan(tx, input);
        await audit.record(tx, session, {
          action: "maintenance.createPlan",
          objectType: "equipment",
          objectId: input.equipmentId,
          after: input,
        });
        return presentPlan((await store.findPlan(tx, id))!);
      }),

    /** @throws maintenance.not.found */
    removePlan: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const plan = await store.findPlan(tx, id);
        if (plan === undefined || !(await store.removePlan(tx, id))) throw problem("maintenance.not.found");
        await audit.record(tx, session, {
          action: "maintenance.removePlan",
          objectType: "equipment",
          objectId: plan.equipment_id,
          before: { title: plan.title },
        });
        return null;
      }),

    /** With `down` the device is out of service immediately. @throws equipment.not.found */
    report: (
      session: Session,
      equipmentId: Id,
      input: Pick<RepairReport, "severity" | "text">,
    ): Promise<RepairReport> =>
      database.write(session, async (tx) => {
        await lockDevice(tx, equipmentId);
        const id = await store.insertReport(tx, equipmentId, input);
        if (input.severity === "down")
          await blocks.block(tx, session, {
            equipmentId,
            reason: input.text.slice(0, 500),
            source: { kind: "repair", id },
          });
        await audit.record(tx, session, {
          action: "maintenance.report",
          objectType: "equipment",
          objectId: equipmentId,
          after: { reportId: id, ...input },
        });
        await events.emit(tx, session, {
          type: "equipment.reported",
          data: { equipmentId, text: input.text },
        });
        return presentReport((await store.findReport(tx, id))!);
      }),

    reports: (
      scope: Scope,
      {
        equipmentId,
        cursor,
        limit,
      }: { equipmentId?: Id | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Page<RepairReport>> =>
      database.read(scope, async (q) => {
        const [status, id] = decodeCursor(reportKeys, cursor) ?? [];
        const after = status === undefined || id === undefined ? undefined : { status, id };
        const rows = await store.listReports(q, equipmentId, after, limit + 1);
        return pageFrom(rows, limit, presentReport, (row) => [row.status, row.id]);
      }),

    /** @throws maintenance.not.found */
    closeReport: (session: Session, id: Id): Promise<RepairReport> =>
      database.write(session, async (tx) => {
        const seen = await store.findReport(tx, id);
        if (seen === undefined) throw problem("maintenance.not.found");
        if (await store.closeReport(tx, id))
          await audit.record(tx, session, {
            action: "maintenance.closeReport",
            objectType: "equipment",
            objectId: seen.equipment_id,
            after: { reportId: id },
          });
        return presentReport((await store.findReport(tx, id))!);
      }),
  };
};
export type MaintainDevices = ReturnType<typeof maintainDevices>;
