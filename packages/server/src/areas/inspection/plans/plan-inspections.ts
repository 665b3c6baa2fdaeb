import {
  type Id,
  INSPECTION_HORIZON_DAYS,
  type InspectionSchedule,
  type InspectionTarget,
  type ScheduleInput,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { dayOf, occurrencesOf } from "../../recurrence.ts";
import { findForm } from "../forms/forms.store.ts";
import { presentSchedule } from "../inspection.present.ts";
import { checkTarget } from "./check-target.ts";
import * as store from "./schedules.store.ts";
import { listStandIns, type StandInRow } from "./stand-ins.store.ts";
import { deletePlanned, insertTask } from "./tasks.store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Number of times in a preview. */
const PREVIEWED = 6;
/** Maximum number of inspections that one schedule plans at a time. */
const MOST_PLANNED = 400;
/** Limit of the search. */
const FAR = new Date("2200-01-01T00:00:00Z");
const cursorKeys = z.tuple([idKey]);

/** The assignee: someone who is available on that day, in rotation. */
export const assigneeOn = (turnId: Id, day: string, standIns: readonly StandInRow[]): Id =>
  standIns.find((one) => one.absent_id === turnId && one.from_date <= day && day <= one.until_date)
    ?.stand_in_id ?? turnId;

const targetOf = (row: store.ScheduleRow): InspectionTarget => ({
  kind: row.target_kind,
  id: row.target_id,
  name: row.target_name,
});

/** Schedules, and their inspections for some days ahead. */
export const planInspections = ({
  database,
  audit,
  events,
}: Pick<Kernel, "database" | "audit" | "events">) => {
  const find = async (q: Queries, id: Id): Promise<store.ScheduleRow> => {
    const row = await store.findSchedule(q, id);
    if (row === undefined) throw problem("inspection.schedule.not.found");
    return row;
  };

  /** @throws user.not.found for somebody who is not in the team */
  const checkPeople = async (tx: Queries, userIds: readonly Id[]): Promise<readonly Id[]> => {
    const wanted = [...new Set(userIds)];
    if ((await store.countMembers(tx, wanted)) < wanted.length) throw problem("user.not.found");
    return wanted;
  };

  const refuseEmpty = ({ recurrence, firstDue, timezone }: ScheduleInput): void => {
    const found = occurrencesOf(
      { recurrence, firstTime: firstDue, timezone },
      { after: new Date(), until: FAR, most: 1 },
    );
    if (found.length === 0) throw problem("inspection.schedule.empty");
  };

  /** Plans inspections up to the horizon that are not planned yet. The row is locked by the caller. */
  const extend = async (tx: Queries, scope: Scope, id: Id, now: Date): Promise<void> => {
    const row = await find(tx, id);
    if (!row.is_active || !row.is_form_usable || row.people.length === 0) return;
    const horizon = new Date(now.getTime() + INSPECTION_HORIZON_DAYS * DAY_MS);
    const standIns = await listStandIns(tx);
    const { recurrence, first_due: firstTime, timezone } = row;
    const after = row.planned_until !== null && row.planned_until > now ? row.planned_until : now;
    const times = occurrencesOf(
      { recurrence, firstTime, timezone },
      { after, until: horizon, most: MOST_PLANNED },
    );
    let turn = row.turn;
    for (const dueTime of times) {
      const turnId = row.people[turn % row.people.length]!.id;
      const dueDay = dayOf(dueTime, timezone);
      const assigneeId = assigneeOn(turnId, dueDay, standIns);
      const remindTime =
        row.remind_hours === 0 ? null : new Date(dueTime.getTime() - row.remind_hours * HOUR_MS);
      const inspectionTaskId = await insertTask(tx, {
        scheduleId: id,
        formId: row.form_id,
        target: targetOf(row),
        ...{ dueTime, timezone, dueDay, remindTime, turnId, assigneeId },
      });
      if (inspectionTaskId === undefined) continue;
      turn += 1;
    }
    store.notePlanned(tx, id, turn, horizon);
    const first = times[0];
    // The assignee is notified of the first one immediately; reminders follow for the others when they are due.
    if (first !== undefined && row.planned_until === null) {
      const [next] = await store.listNextOf(tx, id);
      if (next !== undefined)
        await events.emit(tx, scope, {
          type: "inspection.assigned",
          data: { inspectionTaskId: next.id, assigneeId: next.assignee_id },
        });
    }
  };

  return {
    extend,

    list: (
      scope: Scope,
      query: { cursor?: string | undefined; limit: number; formId?: Id | undefined },
    ): Promise<Page<InspectionSchedule>> =>
      database.read(scope, async (q) => {
        const [before = null] = decodeCursor(cursorKeys, query.cursor) ?? [];
        const rows = await store.listSchedules(q, { formId: query.formId, before }, query.limit + 1);
        return pageFrom(rows, query.limit, presentSchedule, ({ id }) => [id]);
      }),

    preview: async ({
      recurrence,
      firstDue,
      timezone,
    }: Pick<ScheduleInput, "recurrence" | "firstDue" | "timezone">): Promise<string[]> =>
      occurrencesOf(
        { recurrence, firstTime: firstDue, timezone },
        { after: new Date(), until: FAR, most: PREVIEWED },
      ).map((moment) => moment.toISOString()),

    /** @throws inspection.form.not.found, inspection.form.not.published, user.not.found, inspection.schedule.empty */
    create: (session: Session, formId: Id, input: ScheduleInput): Promise<InspectionSchedule> =>
      database.write(session, async (tx) => {
        const form = await findForm(tx, formId);
        if (form === undefined) throw problem("inspection.form.not.found");
        const people = await checkPeople(tx, input.userIds);
        if (form.version === null || form.is_archived) throw problem("inspection.form.not.published");
        refuseEmpty(input);
        const target = await checkTarget(tx, input.target);
        const id = await store.insertSchedule(tx, formId, { ...input, target });
        await store.setPeople(tx, id, people);
        await audit.record(tx, session, {
          action: "inspectionSchedule.create",
          objectType: "inspectionSchedule",
          objectId: id,
          after: { formId, ...input },
        });
        await extend(tx, session, id, new Date());
        return presentSchedule(await find(tx, id));
      }),

    /** @throws inspection.schedule.not.found, inspection.schedule.stale, user.not.found, inspection.schedule.empty */
    update: (
      session: Session,
      id: Id,
      input: ScheduleInput & { revision: number },
    ): Promise<InspectionSchedule> =>
      database.write(session, async (tx) => {
        store.lockSchedule(tx, id);
        const before = await find(tx, id);
        const people = await checkPeople(tx, input.userIds);
        refuseEmpty(input);
        const target = await checkTarget(tx, input.target);
        if (!(await store.updateSchedule(tx, id, { ...input, target })))
          throw problem("inspection.schedule.stale");
        await store.setPeople(tx, id, people);
        await deletePlanned(tx, id);
        await audit.record(tx, session, {
          action: "inspectionSchedule.update",
          objectType: "inspectionSchedule",
          objectId: id,
          before: presentSchedule(before),
          after: input,
        });
        await extend(tx, session, id, new Date());
        return presentSchedule(await find(tx, id));
      }),

    /** @throws inspection.schedule.not.found, inspection.form.not.published */
    setActive: (session: Session, id: Id, isActive: boolean): Promise<InspectionSchedule> =>
      database.write(session, async (tx) => {
        store.lockSchedule(tx, id);
        const row = await find(tx, id);
        if (row.is_active === isActive) return presentSchedule(row);
        if (isActive && !row.is_form_usable) throw problem("inspection.form.not.published");
        store.setActive(tx, id, isActive);
        if (!isActive) await deletePlanned(tx, id);
        await audit.record(tx, session, {
          action: isActive ? "inspectionSchedule.start" : "inspectionSchedule.stop",
          objectType: "inspectionSchedule",
          objectId: id,
        });
        if (isActive) await extend(tx, session, id, new Date());
        return presentSchedule(await find(tx, id));
      }),
  };
};
export type PlanInspections = ReturnType<typeof planInspections>;
