import type { FormText, Id, InspectionTarget, InspectionTaskState } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface TaskRow {
  readonly id: Id;
  readonly schedule_id: Id | null;
  readonly form_id: Id;
  readonly form_no: string;
  readonly form_name: FormText;
  readonly target_kind: InspectionTarget["kind"];
  readonly target_id: Id | null;
  readonly target_name: string;
  readonly due_time: Date;
  readonly timezone: string;
  readonly state: InspectionTaskState;
  readonly assignee_id: Id;
  readonly assignee_name: string;
  readonly turn_id: Id;
  readonly turn_name: string;
  readonly record_id: Id | null;
  readonly record_no: string | null;
  readonly result: "pass" | "fail" | null;
}

const columns = `t.id, t.schedule_id, t.form_id, f.form_no, f.name as form_name, t.target_kind, t.target_id, t.target_name,
  t.due_time, t.timezone, t.state, t.assignee_id, a.name as assignee_name, t.turn_id, b.name as turn_name, t.record_id,
  r.record_no, r.result`;
const joins = `inspection_task t join inspection_form f on f.tenant_id = t.tenant_id and f.id = t.form_id
  join account a on a.id = t.assignee_id join account b on b.id = t.turn_id
  left join inspection_record r on r.tenant_id = t.tenant_id and r.id = t.record_id`;

/** Completed and cancelled ones newest first, open ones by due date. */
export const listTasks = (
  q: Queries,
  wanted: {
    readonly isMine: boolean;
    readonly state: InspectionTaskState;
    readonly isOverdue: boolean;
    readonly formId: Id | undefined;
    readonly scheduleId: Id | undefined;
    readonly after: readonly [string, Id] | undefined;
  },
  most: number,
): Promise<TaskRow[]> => {
  const isForward = wanted.state === "open";
  const [direction, beyond] = isForward ? ["asc", ">"] : ["desc", "<"];
  return q.rows<TaskRow>(
    `select ${columns} from ${joins}
     where t.state = $1 ${wanted.isMine ? "and t.assignee_id = current_user_id()" : ""}
       ${wanted.isOverdue ? "and t.due_time < now()" : ""}
       and ($2::bigint is null or t.form_id = $2) and ($3::bigint is null or t.schedule_id = $3)
       and ($4::timestamptz is null or (t.due_time, t.id) ${beyond} ($4, $5::bigint))
     order by t.due_time ${direction}, t.id ${direction} ${limitTo(most)}`,
    [
      wanted.state,
      wanted.formId ?? null,
      wanted.scheduleId ?? null,
      wanted.after?.[0] ?? null,
      wanted.after?.[1] ?? null,
    ],
  );
};

/** The user's open inspections up to a time, for offline use. */
export const listOwnOpen = (q: Queries, until: Date, most: number): Promise<TaskRow[]> =>
  q.rows<TaskRow>(
    `select ${columns} from ${joins}
     where t.state = 'open' and t.assignee_id = current_user_id() and t.due_time < $1
     order by t.due_time, t.id ${limitTo(most)}`,
    [until],
  );

export const findTask = (q: Queries, id: Id): Promise<TaskRow | undefined> =>
  q.row<TaskRow>(`select ${columns} from ${joins} where t.id = $1`, [id]);

/** Locks the inspection until the transaction ends. */
export const lockTask = (tx: Queries, id: Id): void =>
  tx.send("select 1 from inspection_task where id = $1 for no key update", [id]);

export interface NewTask {
  readonly scheduleId: Id | null;
  readonly formId: Id;
  readonly target: InspectionTarget;
  readonly dueTime: Date;
  readonly timezone: string;
  readonly dueDay: string;
  readonly remindTime: Date | null;
  readonly turnId: Id;
  readonly assigneeId: Id;
}

/** Undefined if it is planned already. */
export const insertTask = async (tx: Queries, task: NewTask): Promise<Id | undefined> => {
  const { kind, id: targetId, name } = task.target;
  const row = await tx.row<{ id: Id }>(
    `insert into inspection_task (schedule_id, form_id, target_kind, target_id, target_name, due_time, timezone, due_day,
       remind_time, turn_id, assignee_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (tenant_id, schedule_id, due_time) do nothing returning id`,
    [
      ...[task.scheduleId, task.formId, kind, targetId, name, task.dueTime, task.timezone, task.dueDay],
      ...[task.remindTime, task.turnId, task.assigneeId],
    ],
  );
  return row?.id;
};

/** Deletes planned inspections of a schedule that are not due yet; returns how many. */
export const deletePlanned = async (tx: Queries, scheduleId: Id): Promise<number> => {
  const rows = await tx.rows(
    "delete from inspection_task where schedule_id = $1 and state = 'open' and due_time > now() returning 1",
    [scheduleId],
  );
  return rows.length;
};

export const setAssignee = (tx: Queries, id: Id, assigneeId: Id, turnId: Id): void =>
  tx.send(
    `update inspection_task set assignee_id = $2, turn_id = $3, is_reminded = is_reminded and due_time < now()
     where id = $1`,
    [id, assigneeId, turnId],
  );

export const cancelTask = (tx: Queries, id: Id, reason: string): void =>
  tx.send("update inspection_task set state = 'canceled', cancel_reason = $2 where id = $1", [id, reason]);

/** The record counts for the task from now on. */
export const setRecord = (tx: Queries, id: Id, recordId: Id): void =>
  tx.send(
    "update inspection_task set state = 'done', record_id = $2, done_time = coalesce(done_time, now()) where id = $1",
    [id, recordId],
  );

interface ToldRow {
  readonly id: Id;
  readonly assignee_id: Id;
}

/** Open ones whose assignee is to be reminded now, each once. */
export const claimToRemind = (tx: Queries, now: Date): Promise<ToldRow[]> =>
  tx.rows<ToldRow>(
    `update inspection_task set is_reminded = true
     where state = 'open' and not is_reminded and remind_time <= $1 and due_time > $1 returning id, assignee_id`,
    [now],
  );

/** Overdue ones, each once. */
export const claimOverdue = (tx: Queries, now: Date): Promise<ToldRow[]> =>
  tx.rows<ToldRow>(
    `update inspection_task set is_overdue_notified = true, is_reminded = true
     where state = 'open' and not is_overdue_notified and due_time < $1 returning id, assignee_id`,
    [now],
  );

/** Open ones that are due in some days, by assignee; returns them with their assignee. */
export const listTurns = (
  q: Queries,
  turnId: Id,
  fromDay: string,
  untilDay: string,
): Promise<{ readonly id: Id; readonly assignee_id: Id }[]> =>
  q.rows(
    `select id, assignee_id from inspection_task
     where state = 'open' and turn_id = $1 and due_day between $2 and $3 order by id for no key update`,
    [turnId, fromDay, untilDay],
  );

export const replaceAssignee = (tx: Queries, from: Id, to: Id): void => {
  tx.send("update inspection_task set assignee_id = $2 where assignee_id = $1 and state = 'open'", [
    from,
    to,
  ]);
  tx.send("update inspection_task set turn_id = $2 where turn_id = $1 and state = 'open'", [from, to]);
};
