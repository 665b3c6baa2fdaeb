import {
  type Booked,
  type BookingCheck,
  type Id,
  overridableRules,
  type Refusal,
  type ReservationInput,
  type SeriesException,
  wallTimeOf,
} from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { ApprovalsService } from "../../approvals/approvals.service.ts";
import type { DeviceRow } from "../devices/devices.store.ts";
import { lockDevice, openDevice } from "../devices/manage-devices.ts";
import { mayManageBookings } from "../equipment.policy.ts";
import { announceSchedule } from "./announce-schedule.ts";
import { demandProject, loadContext, lockQuotas } from "./booking-context.ts";
import {
  type BookingContext,
  evaluateAll,
  findNextFree,
  occupiedBy,
  type RequestedBooking,
  type Span,
} from "./evaluate.rules.ts";
import { presentReservation } from "./present-reservation.ts";
import { expandSeries, type Occurrence } from "./recurrence.rules.ts";
import { releaseOverdue } from "./release-overdue.ts";
import * as store from "./reservations.store.ts";

const spanOf = ({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }): Span => ({
  from: Date.parse(startTime),
  to: Date.parse(endTime),
});

/** Returns the requested dates, once or as a series. @throws reservation.recurrence.invalid */
const occurrencesOf = (
  { recurrence, ...input }: Pick<ReservationInput, "recurrence" | "startTime" | "endTime">,
  zone: string,
): Occurrence[] => {
  const span = spanOf(input);
  const wall = wallTimeOf(span.from, zone);
  if (recurrence === null || !(span.from < span.to))
    return [{ originalStart: `${wall.date}T${wall.time}`, span }];
  const found = expandSeries(recurrence, span, zone);
  if (found === null) throw problem("reservation.recurrence.invalid");
  return found;
};

/**
 * Returns the reasons that remain against a booking once a person responsible for the device has overridden rules.
 */
export const remaining = (reasons: readonly Refusal[], isOverridden: boolean): Refusal[] =>
  isOverridden ? reasons.filter(({ rule }) => !overridableRules.includes(rule)) : [...reasons];

/** Returns every reason against a booking, with suggestions that help. */
export const refuse = (
  device: DeviceRow,
  context: BookingContext,
  wanted: RequestedBooking | undefined,
  reasons: readonly Refusal[],
): Error => {
  const next = wanted === undefined ? null : findNextFree(context, wanted);
  return problem("reservation.refused", {
    reasons: reasons.slice(0, 50),
    nextFree: next && {
      startTime: new Date(next.from).toISOString(),
      endTime: new Date(next.to).toISOString(),
    },
    whoCanHelp: device.owners.map(({ name }) => name),
  });
};

/** The error of the constraint against double booking; under the lock of the device it never occurs. */
export const asRefused = (error: unknown): never => {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code !== "23P01" || constraint !== "reservation_once") throw error;
  const reason = { rule: "conflict", limit: "", actual: "", occurrence: 0, conflict: null };
  throw problem(
    "reservation.refused",
    { reasons: [reason], nextFree: null, whoCanHelp: [] },
    { cause: error },
  );
};

const wholeOf = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** Returns a range that the database can store; anything else is judged by the rules alone. */
const sane = (span: Span): Span =>
  Number.isFinite(span.from) && Number.isFinite(span.to) && span.from < span.to
    ? span
    : { from: Date.now(), to: Date.now() + 60_000 };

/** The reason against a date whose hour the clocks leave out. */
export const missing = (occurrence: number, originalStart: string): Refusal => ({
  rule: "noSuchTime",
  limit: "",
  actual: originalStart,
  occurrence,
  conflict: null,
});

/** Whether a booking waits for approval: a booking by someone who decides on the device's bookings never does. */
export const needsApproval = (device: DeviceRow, context: BookingContext, session: Session): boolean =>
  context.rules.needsApproval && !mayManageBookings(device, session);

/** Books devices, once and repeatedly. */
export const bookEquipment = (
  kernel: Pick<Kernel, "database" | "audit" | "events">,
  approvals: Pick<ApprovalsService, "submit">,
) => {
  const { database, audit, events } = kernel;

  /** What a booking would result in at this moment. */
  const judge = async (
    q: Queries,
    session: Session,
    device: DeviceRow,
    input: ReservationInput,
    except: readonly Id[],
  ) => {
    const occurrences = occurrencesOf(input, device.timezone);
    const spans = occurrences.flatMap(({ span }) => (span === null ? [] : [sane(span)]));
    const context = await loadContext(q, session.userId, device, wholeOf(spans), except);
    const isOverridden = input.overrideReason !== "" && mayManageBookings(device, session);
    const wanted = occurrences.flatMap(({ span }) =>
      span === null ? [] : [{ ...span, kind: input.kind, projectId: input.projectId }],
    );
    const judged = evaluateAll(context, wanted);
    let at = -1;
    const dates = occurrences.map(({ originalStart, span }, index) => {
      if (span === null) return { originalStart, span, reasons: [missing(index, originalStart)] };
      at += 1;
      const reasons = judged[at]!.map((reason) => ({ ...reason, occurrence: index }));
      return { originalStart, span, reasons: remaining(reasons, isOverridden) };
    });
    return { context, dates, first: wanted[0] };
  };

  return {
    check: (
      session: Session,
      { reservationId, ...input }: ReservationInput & { readonly reservationId: Id | null },
    ) =>
      database.read(session, async (q): Promise<BookingCheck> => {
        const device = await openDevice(q, input.equipmentId);
        if (reservationId !== null && (await store.findReservations(q, [reservationId])).length === 0)
          throw problem("reservation.not.found");
        await demandProject(q, input.projectId);
        const { context, dates, first } = await judge(
          q,
          session,
          device,
          input,
          reservationId === null ? [] : [reservationId],
        );
        const reasons = dates.flatMap((date) => date.reasons);
        const next = reasons.length === 0 || first === undefined ? null : findNextFree(context, first);
        return {
          reasons: reasons.slice(0, 100),
          occurrences: dates.map(({ originalStart, span, reasons: against }) => {
            const isSound = span !== null && span.from < span.to;
            return {
              startTime: isSound ? new Date(span.from).toISOString() : null,
              endTime: isSound ? new Date(span.to).toISOString() : null,
              originalStart,
              isFree: against.length === 0,
            };
          }),
          needsApproval: input.kind === "booking" && needsApproval(device, context, session),
          canOverride: mayManageBookings(device, session),
          nextFree: next && {
            startTime: new Date(next.from).toISOString(),
            endTime: new Date(next.to).toISOString(),
          },
          whoCanHelp: device.owners.map(({ name }) => name),
        };
      }),

    /** @throws equipment.not.found, project.no.access, permission.denied, reservation.recurrence.invalid, reservation.refused */
    create: (session: Session, input: ReservationInput): Promise<Booked> =>
      database
        .write(session, async (tx) => {
          const device = await lockDevice(tx, input.equipmentId);
          if (input.kind === "blocked" && !mayManageBookings(device, session))
            throw problem("permission.denied", { permission: "EQUIPMENT_ASSET" });
          lockQuotas(tx, session, device);
          await demandProject(tx, input.projectId);
          await releaseOverdue(kernel, tx, session, device);
          const { context, dates, first } = await judge(tx, session, device, input, []);
          const free = dates.filter(({ reasons }) => reasons.length === 0);
          const isSeries = input.recurrence !== null;
          if (free.length === 0 || (free.length < dates.length && !(isSeries && input.skipConflicts)))
            throw refuse(
              device,
              context,
              first,
              dates.flatMap(({ reasons }) => reasons),
            );
          const waits = input.kind === "booking" && needsApproval(device, context, session);
          const zone = device.timezone;
          const [start, end] = [Date.parse(input.startTime), Date.parse(input.endTime)].map((moment) => {
            const { date, time } = wallTimeOf(moment, zone);
            return `${date}T${time}`;
          }) as [string, string];
          const seriesId = isSeries
            ? await store.insertSeries(tx, {
                equipmentId: device.id,
                rule: input.recurrence!,
                timezone: zone,
                start,
                end,
              })
            : null;
          const ids = await store.insertReservations(
            tx,
            free.map(({ span, originalStart }) => ({
              ...span!,
              equipmentId: device.id,
              userId: session.userId,
              projectId: input.projectId,
              seriesId,
              experimentId: null,
              kind: input.kind,
              status: waits ? "waiting" : "approved",
              title: input.title,
              originalStart: isSeries ? originalStart : null,
              overrideReason: input.overrideReason,
              occupied: input.kind === "blocked" ? span! : occupiedBy(span!, context.device),
            })),
          );
          const exceptions = dates
            .filter(({ reasons }) => reasons.length > 0)
            .map(
              ({ originalStart, reasons }): SeriesException => ({
                originalStart,
                reason:
                  reasons[0]!.rule === "noSuchTime"
                    ? "noSuchTime"
                    : reasons.some(({ rule }) => rule === "conflict")
                      ? "conflict"
                      : "rules",
              }),
            );
          if (seriesId !== null && exceptions.length > 0) store.insertExceptions(tx, seriesId, exceptions);
          if (waits)
            await approvals.submit(tx, session, {
              kind: "EQUIPMENT_RESERVATION",
              objectId: ids[0]!,
              remark: input.title.slice(0, 200),
            });
          await audit.record(tx, session, {
            action: "reservation.create",
            objectType: "reservation",
            objectId: ids[0]!,
            after: {
              equipment: device.name,
              startTime: input.startTime,
              endTime: input.endTime,
              kind: input.kind,
              count: ids.length,
              recurrence: input.recurrence,
            },
            ...(input.overrideReason !== "" && { reason: input.overrideReason }),
          });
          await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId: device.id } });
          const rows = await store.findReservations(tx, ids);
          await announceSchedule(events, tx, session, rows, "booked");
          return { reservations: rows.map((row) => presentReservation(row, session)), exceptions };
        })
        .catch(asRefused),
  };
};
export type BookEquipment = ReturnType<typeof bookEquipment>;
