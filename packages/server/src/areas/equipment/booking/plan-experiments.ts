import type { Booked, ExperimentInput, ExperimentPlan, Id } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { ApprovalsService } from "../../approvals/approvals.service.ts";
import { type DeviceRow, findDevices, lockDevices } from "../devices/devices.store.ts";
import { announceSchedule } from "./announce-schedule.ts";
import { asRefused, needsApproval, refuse } from "./book-equipment.ts";
import { demandProject, loadContext, lockQuotas } from "./booking-context.ts";
import { type BookingContext, evaluate, evaluateAll, occupiedBy, type Span } from "./evaluate.rules.ts";
import { addDaysOf, openWithin } from "./open-within.rules.ts";
import {
  freeWithin,
  type PlannedSlot,
  type PlannedStep,
  planExperiment,
  sharedSpans,
} from "./plan-experiment.rules.ts";
import { presentReservation } from "./present-reservation.ts";
import * as store from "./reservations.store.ts";

const MINUTE_MS = 60_000;
const GRID_MS = 5 * MINUTE_MS;
const DAY_MS = 86_400_000;

type Contexts = ReadonlyMap<Id, { readonly device: DeviceRow; readonly context: BookingContext }>;

const inward = ({ from, to }: Span): Span => ({
  from: Math.ceil(from / GRID_MS) * GRID_MS,
  to: Math.floor(to / GRID_MS) * GRID_MS,
});

/** Returns the time of a device that a step could use by its rules, before each slot is evaluated. */
const freeTimeOf = (
  { device, context }: { device: DeviceRow; context: BookingContext },
  whole: Span,
): Span[] => {
  const setup = device.setup_minutes * MINUTE_MS;
  const cleanup = device.cleanup_minutes * MINUTE_MS;
  const taken = context.busy.map(({ from, to }) => ({ from: from - cleanup, to: to + setup }));
  const free = freeWithin(whole, taken);
  return sharedSpans(free, openWithin(whole, context.rules, device.timezone))
    .map(inward)
    .filter(({ from, to }) => from < to);
};

/** Finds the earliest times for all steps of an experiment and books all of them or none. */
export const planExperiments = (
  { database, audit, events }: Pick<Kernel, "database" | "audit" | "events">,
  approvals: Pick<ApprovalsService, "submit">,
) => {
  const load = async (
    q: Queries,
    session: Session,
    devices: readonly DeviceRow[],
    whole: Span,
  ): Promise<Contexts> => {
    const contexts = await Promise.all(
      devices.map((device) => loadContext(q, session.userId, device, whole, [])),
    );
    return new Map(devices.map((device, at) => [device.id, { device, context: contexts[at]! }]));
  };

  const plan = (input: ExperimentInput, contexts: Contexts): readonly PlannedSlot[] => {
    const from = Math.ceil(Math.max(Date.parse(input.fromTime), Date.now()) / GRID_MS) * GRID_MS;
    const whole = { from, to: addDaysOf(from, input.horizonDays + 62) };
    const free = new Map([...contexts].map(([id, one]) => [id, freeTimeOf(one, whole)]));
    const bufferOf = (id: Id): number => {
      const device = contexts.get(id)!.device;
      return (device.setup_minutes + device.cleanup_minutes) * MINUTE_MS;
    };
    const steps = input.steps.map((step, at): PlannedStep => {
      const before = input.steps[at - 1]?.equipmentIds ?? [];
      // If the step before may run on the same device, it is set up and cleaned in between.
      const buffer = Math.max(0, ...step.equipmentIds.filter((id) => before.includes(id)).map(bufferOf));
      return {
        length: step.minutes * MINUTE_MS,
        gap: Math.max(step.gapMinutes * MINUTE_MS, buffer),
        maxGap: step.maxGapMinutes === null ? Number.POSITIVE_INFINITY : step.maxGapMinutes * MINUTE_MS,
        devices: step.equipmentIds
          .filter((id) => mayUse(contexts.get(id)!, step.minutes))
          .map((id) => ({ id, free: free.get(id)! })),
      };
    });
    const planned = planExperiment(steps, { from, to: addDaysOf(from, input.horizonDays) });
    if ("impossible" in planned) throw problem("experiment.impossible", { step: planned.impossible + 1 });
    return planned.slots;
  };

  /** Whether a device can be booked for this length at all: checks only what does not depend on the time of day. */
  const mayUse = ({ context }: { context: BookingContext }, minutes: number): boolean => {
    const from = context.now + (context.rules.leadMinutes ?? 0) * MINUTE_MS + DAY_MS;
    const reasons = evaluate(
      { ...context, busy: [], own: [], upcoming: 0 },
      { from, to: from + minutes * MINUTE_MS, kind: "booking", projectId: null },
    );
    const never = ["archived", "notBookable", "blocked", "role", "shortest", "longest"];
    return reasons.every(({ rule }) => !never.includes(rule));
  };

  const idsOf = ({ steps }: ExperimentInput): Id[] => [
    ...new Set(steps.flatMap(({ equipmentIds }) => equipmentIds)),
  ];

  const wholeOf = (input: ExperimentInput): Span => {
    const from = Math.max(Date.parse(input.fromTime), Date.now());
    return { from, to: addDaysOf(from, input.horizonDays + 62) };
  };

  return {
    /** @throws equipment.not.found, experiment.impossible, project.no.access */
    plan: (session: Session, input: ExperimentInput): Promise<ExperimentPlan> =>
      database.read(session, async (q) => {
        const ids = idsOf(input);
        const devices = await findDevices(q, ids);
        if (devices.length < ids.length) throw problem("equipment.not.found");
        await demandProject(q, input.projectId);
        const contexts = await load(q, session, devices, wholeOf(input));
        return {
          steps: plan(input, contexts).map(({ deviceId, from, to }, at) => ({
            title: input.steps[at]!.title,
            equipmentId: deviceId,
            equipmentName: contexts.get(deviceId)!.device.name,
            startTime: new Date(from).toISOString(),
            endTime: new Date(to).toISOString(),
          })),
        };
      }),

    /** @throws equipment.not.found, experiment.impossible, project.no.access, reservation.refused */
    book: (session: Session, input: ExperimentInput): Promise<Booked> =>
      database
        .write(session, async (tx) => {
          const ids = idsOf(input);
          // All devices that may be used are locked, in the order of ids, so that the plan can be booked.
          const devices = await lockDevices(tx, ids);
          if (devices.length < ids.length) throw problem("equipment.not.found");
          await demandProject(tx, input.projectId);
          for (const device of devices) lockQuotas(tx, session, device);
          const contexts = await load(tx, session, devices, wholeOf(input));
          const slots = plan(input, contexts);
          for (const { device, context } of contexts.values()) {
            const wanted = slots
              .filter(({ deviceId }) => deviceId === device.id)
              .map(({ from, to }) => ({ from, to, kind: "booking" as const, projectId: input.projectId }));
            const reasons = evaluateAll(context, wanted).flat();
            if (reasons.length > 0) throw refuse(device, context, wanted[0], reasons);
          }
          const experimentId = await store.insertExperiment(tx, input.title);
          const made = await store.insertReservations(
            tx,
            slots.map(({ deviceId, from, to }, at) => {
              const { device, context } = contexts.get(deviceId)!;
              return {
                from,
                to,
                equipmentId: deviceId,
                userId: session.userId,
                projectId: input.projectId,
                seriesId: null,
                experimentId,
                kind: "booking" as const,
                status: needsApproval(device, context, session)
                  ? ("waiting" as const)
                  : ("approved" as const),
                title: [input.title, input.steps[at]!.title]
                  .filter((part) => part !== "")
                  .join(": ")
                  .slice(0, 200),
                originalStart: null,
                overrideReason: "",
                occupied: occupiedBy({ from, to }, context.device),
              };
            }),
          );
          const rows = await store.findReservations(tx, made);
          for (const row of rows.filter(({ status }) => status === "waiting"))
            await approvals.submit(tx, session, {
              kind: "EQUIPMENT_RESERVATION",
              objectId: row.id,
              remark: input.title,
            });
          await audit.record(tx, session, {
            action: "reservation.planExperiment",
            objectType: "reservation",
            objectId: made[0]!,
            after: { title: input.title, count: made.length },
          });
          for (const equipmentId of new Set(slots.map(({ deviceId }) => deviceId)))
            await events.emit(tx, session, { type: "reservation.changed", data: { equipmentId } });
          await announceSchedule(events, tx, session, rows, "booked");
          return { reservations: rows.map((row) => presentReservation(row, session)), exceptions: [] };
        })
        .catch(asRefused),
  };
};
export type PlanExperiments = ReturnType<typeof planExperiments>;
