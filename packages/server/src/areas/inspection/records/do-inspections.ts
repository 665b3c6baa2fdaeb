import {
  type Id,
  INSPECTION_HORIZON_DAYS,
  type InspectionSheet,
  type InspectionTarget,
  type InspectionTask,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { dayOf } from "../../recurrence.ts";
import { findCurrentVersions, findForm } from "../forms/forms.store.ts";
import { demand, mayAssignTask } from "../inspection.policy.ts";
import { presentSheet, presentTask } from "../inspection.present.ts";
import { checkTarget } from "../plans/check-target.ts";
import { countMembers } from "../plans/schedules.store.ts";
import * as store from "../plans/tasks.store.ts";

const cursorKeys = z.tuple([z.iso.datetime(), idKey]);
/** Maximum number of inspections for offline use. */
const MOST_SHEETS = 100;

/** Open inspections: list, download with their forms for offline use, reassign, cancel. */
export const doInspections = ({ database, audit, events }: Pick<Kernel, "database" | "audit" | "events">) => {
  const find = async (q: Queries, id: Id): Promise<store.TaskRow> => {
    const row = await store.findTask(q, id);
    if (row === undefined) throw problem("inspection.task.not.found");
    return row;
  };

  const sheetOf = async (q: Queries, session: Session, row: store.TaskRow): Promise<InspectionSheet> => {
    const [version] = await findCurrentVersions(q, [row.form_id]);
    if (version === undefined) throw problem("inspection.task.not.found");
    return presentSheet(row, version, session);
  };

  const note = (
    tx: Queries,
    session: Session,
    verb: "assign" | "cancel" | "create",
    id: Id,
    more: { before?: unknown; after?: unknown; reason?: string },
  ): Promise<void> =>
    audit.record(tx, session, {
      action: `inspectionTask.${verb}`,
      objectType: "inspectionTask",
      objectId: id,
      ...more,
    });

  return {
    list: (
      session: Session,
      query: {
        cursor?: string | undefined;
        limit: number;
        view: "mine" | "all";
        state: "open" | "overdue" | "done" | "canceled";
        formId?: Id | undefined;
        scheduleId?: Id | undefined;
      },
    ): Promise<Page<InspectionTask>> =>
      database.read(session, async (q) => {
        const after = decodeCursor(cursorKeys, query.cursor);
        const rows = await store.listTasks(
          q,
          {
            isMine: query.view === "mine",
            state: query.state === "overdue" ? "open" : query.state,
            isOverdue: query.state === "overdue",
            formId: query.formId,
            scheduleId: query.scheduleId,
            after,
          },
          query.limit + 1,
        );
        return pageFrom(
          rows,
          query.limit,
          (row) => presentTask(row, session),
          ({ due_time, id }) => [due_time.toISOString(), id],
        );
      }),

    /** The user's own of the next days, with their forms. */
    sheets: (session: Session): Promise<InspectionSheet[]> =>
      database.read(session, async (q) => {
        const until = new Date(Date.now() + INSPECTION_HORIZON_DAYS * 86_400_000);
        const rows = await store.listOwnOpen(q, until, MOST_SHEETS);
        const versions = await findCurrentVersions(q, [...new Set(rows.map(({ form_id }) => form_id))]);
        return rows.flatMap((row) => {
          const version = versions.find(({ form_id }) => form_id === row.form_id);
          return version === undefined ? [] : [presentSheet(row, version, session)];
        });
      }),

    /** @throws inspection.task.not.found */
    get: (session: Session, id: Id): Promise<InspectionSheet> =>
      database.read(session, async (q) => sheetOf(q, session, await find(q, id))),

    /** An inspection without a schedule, due now. @throws inspection.form.not.found, inspection.form.not.published */
    start: (
      session: Session,
      { formId, target: wanted, timezone }: { formId: Id; target: InspectionTarget; timezone: string },
    ): Promise<InspectionSheet> =>
      database.write(session, async (tx) => {
        const form = await findForm(tx, formId);
        if (form === undefined) throw problem("inspection.form.not.found");
        if (form.version === null || form.is_archived) throw problem("inspection.form.not.published");
        const target = await checkTarget(tx, wanted);
        const now = new Date();
        const id = await store.insertTask(tx, {
          ...{ scheduleId: null, formId, target, timezone, dueTime: now, dueDay: dayOf(now, timezone) },
          ...{ remindTime: null, turnId: session.userId, assigneeId: session.userId },
        });
        await note(tx, session, "create", id!, { after: { formId, target } });
        return sheetOf(tx, session, await find(tx, id!));
      }),

    /** @throws inspection.task.not.found, permission.denied, inspection.task.closed, user.not.found */
    assign: (session: Session, id: Id, userId: Id): Promise<InspectionTask> =>
      database.write(session, async (tx) => {
        store.lockTask(tx, id);
        const row = await find(tx, id);
        if (row.state !== "open") throw problem("inspection.task.closed");
        demand(mayAssignTask(row, session), "INSPECTION_FORM_MANAGE");
        if ((await countMembers(tx, [userId])) === 0) throw problem("user.not.found");
        if (userId !== row.assignee_id) {
          store.setAssignee(tx, id, userId, userId);
          await note(tx, session, "assign", id, {
            before: { assigneeId: row.assignee_id },
            after: { assigneeId: userId },
          });
          await events.emit(tx, session, {
            type: "inspection.assigned",
            data: { inspectionTaskId: id, assigneeId: userId },
          });
        }
        return presentTask(await find(tx, id), session);
      }),

    /** @throws inspection.task.not.found, inspection.task.closed */
    cancel: (session: Session, id: Id, reason: string): Promise<InspectionTask> =>
      database.write(session, async (tx) => {
        store.lockTask(tx, id);
        if ((await find(tx, id)).state !== "open") throw problem("inspection.task.closed");
        store.cancelTask(tx, id, reason);
        await note(tx, session, "cancel", id, { reason });
        return presentTask(await find(tx, id), session);
      }),
  };
};
export type DoInspections = ReturnType<typeof doInspections>;
