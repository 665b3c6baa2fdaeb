// Reads project of projects, because the owner of a project can be an approver.
import type { ApprovalKind, Approver, DecisionData, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { TaskStatus } from "./approvals.rules.ts";

export interface TaskRow {
  readonly record_id: Id;
  readonly round: number;
  readonly step: number;
  readonly approver_id: Id;
  readonly approver_name: string;
  readonly instead_of_name: string | null;
  readonly status: TaskStatus;
  readonly remark: string;
  readonly data: DecisionData;
  readonly decide_time: Date | null;
  readonly due_time: Date | null;
}

export const listTasks = (q: Queries, recordIds: readonly Id[]): Promise<TaskRow[]> =>
  q.rows<TaskRow>(
    `select t.record_id, t.round, t.step, t.approver_id, a.name as approver_name, i.name as instead_of_name,
       t.status, t.remark, t.data, t.decide_time, t.due_time
     from approval_task t join account a on a.id = t.approver_id left join account i on i.id = t.instead_of
     where t.record_id = any($1::bigint[]) order by t.step, t.create_time, t.approver_id`,
    [recordIds],
  );

export const listConcerned = async (q: Queries, recordId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    `select submit_user_id as account_id from approval_record where id = $1
     union select approver_id from approval_task where record_id = $1`,
    [recordId],
  );
  return rows.map((row) => row.account_id);
};

/**
 * Opens a step: creates tasks for every member whom its approvers name, or their current delegates, except
 * `exceptId`. Returns the approvers; empty if there are none left.
 */
export const openStep = async (
  tx: Queries,
  task: {
    readonly recordId: Id;
    readonly round: number;
    readonly step: number;
    readonly approvers: readonly Approver[];
    readonly projectId: Id | null;
    readonly exceptId: Id | null;
    readonly dueHours: number | null;
  },
): Promise<Id[]> => {
  const idsOf = (type: "user" | "role"): Id[] =>
    task.approvers.flatMap((one) => (one.type === type ? [one.id] : []));
  const asks = (type: Approver["type"]): boolean => task.approvers.some((one) => one.type === type);
  const rows = await tx.rows<{ approver_id: Id }>(
    `with named as (
       select unnest($4::bigint[]) as account_id
       union select account_id from member_role where role_id = any($5::bigint[])
       union select owner_id from tenant where $6
       union select owner_id from project where id = $7 and $8
     ), asked as (
       select distinct on (approver_id) approver_id, instead_of from (
         select coalesce(d.delegate_id, n.account_id) as approver_id,
           case when d.delegate_id is not null then n.account_id end as instead_of
         from named n
         left join approval_delegation d on d.account_id = n.account_id and now() between d.from_time and d.until_time
           and d.delegate_id is distinct from $9
         where n.account_id is distinct from $9
       ) as wanted
       join membership m on m.account_id = wanted.approver_id and m.tenant_id = current_tenant_id() and m.status = 'active'
       order by approver_id, instead_of nulls first
     )
     insert into approval_task (record_id, round, step, approver_id, instead_of, due_time)
     select $1, $2, $3, approver_id, instead_of, now() + make_interval(hours => $10) from asked
     on conflict do nothing
     returning approver_id`,
    [
      task.recordId,
      task.round,
      task.step,
      idsOf("user"),
      idsOf("role"),
      asks("tenantOwner"),
      task.projectId,
      asks("projectOwner"),
      task.exceptId,
      task.dueHours,
    ],
  );
  return rows.map((row) => row.approver_id);
};

export interface TaskPlace {
  readonly recordId: Id;
  readonly round: number;
  readonly step: number;
  readonly approverId: Id;
}

export const decideTask = (
  tx: Queries,
  place: TaskPlace,
  status: Exclude<TaskStatus, "PENDING">,
  remark: string,
  data: DecisionData = {},
): Promise<unknown> =>
  tx.rows(
    `update approval_task set status = $5, remark = $6, data = $7, decide_time = now()
     where record_id = $1 and round = $2 and step = $3 and approver_id = $4`,
    [place.recordId, place.round, place.step, place.approverId, status, remark, JSON.stringify(data)],
  );

/** Transfers a task to another user, with its deadline; returns false if they already have one. */
export const passTask = async (tx: Queries, place: TaskPlace, toUserId: Id): Promise<boolean> => {
  const row = await tx.row(
    `insert into approval_task (record_id, round, step, approver_id, instead_of, due_time)
     select record_id, round, step, $5, approver_id, due_time from approval_task
     where record_id = $1 and round = $2 and step = $3 and approver_id = $4
     on conflict do nothing returning 1`,
    [place.recordId, place.round, place.step, place.approverId, toUserId],
  );
  return row !== undefined;
};

/** Closes open tasks; of the whole record, or of one step. */
export const closeTasks = (tx: Queries, recordId: Id, step?: number): Promise<unknown> =>
  tx.rows(
    `update approval_task set status = 'CLOSED'
     where record_id = $1 and status = 'PENDING' and ($2::integer is null or step = $2)`,
    [recordId, step ?? null],
  );

export interface OverdueRow {
  readonly tenant_id: Id;
  readonly record_id: Id;
  readonly kind: ApprovalKind;
  readonly approver_id: Id;
}

/** Claims some of the tasks overdue at a moment, over all teams; claimed ones are not claimed again that day. */
export const claimOverdue = (tx: Queries, at: Date): Promise<OverdueRow[]> =>
  tx.rows<OverdueRow>("select * from take_overdue_approvals($1, 500)", [at]);
