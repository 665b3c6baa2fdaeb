import type {
  ApprovalConfig,
  ApprovalKind,
  Approver,
  Id,
  ProcessStatus,
  RecordStatus,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { containing } from "../paging.ts";
import type { BizData, TaskStatus } from "./approvals.rules.ts";

export interface ProcessRow {
  readonly kind: ApprovalKind;
  readonly version: number;
  readonly config: ApprovalConfig;
  readonly update_time: Date;
  readonly updated_by_name: string;
}

export interface RecordRow {
  readonly id: Id;
  readonly kind: ApprovalKind;
  readonly title: string;
  readonly object_id: Id;
  readonly project_id: Id | null;
  readonly status: RecordStatus;
  readonly process_status: ProcessStatus;
  readonly submit_user_id: Id;
  readonly submit_user_name: string;
  readonly remark: string;
  readonly biz_data: BizData;
  readonly config: ApprovalConfig;
  readonly round: number;
  readonly is_auto_audit: boolean;
  readonly create_time: Date;
  readonly finish_time: Date | null;
}

export interface TaskRow {
  readonly record_id: Id;
  readonly round: number;
  readonly step: number;
  readonly approver_id: Id;
  readonly approver_name: string;
  readonly instead_of_name: string | null;
  readonly status: TaskStatus;
  readonly remark: string;
  readonly decide_time: Date | null;
  readonly due_time: Date | null;
}

// ---------------------------------------------------------------- processes

const processColumns = "p.kind, p.version, p.config, p.update_time, a.name as updated_by_name";
const processJoins = "approval_process p join account a on a.id = p.updated_by";

export const listProcesses = (q: Queries): Promise<ProcessRow[]> =>
  q.rows<ProcessRow>(`select ${processColumns} from ${processJoins}`);

export const findProcess = (q: Queries, kind: ApprovalKind): Promise<ProcessRow | undefined> =>
  q.row<ProcessRow>(`select ${processColumns} from ${processJoins} where p.kind = $1`, [kind]);

/** Undefined where somebody has changed the process since `version`. */
export const saveProcess = (
  tx: Queries,
  kind: ApprovalKind,
  version: number,
  config: ApprovalConfig,
): Promise<{ version: number } | undefined> =>
  version === 0
    ? tx.row(
        `insert into approval_process (kind, config) values ($1, $2)
         on conflict (tenant_id, kind) do nothing returning version`,
        [kind, JSON.stringify(config)],
      )
    : tx.row(
        `update approval_process set version = version + 1, config = $3, update_time = now(),
           updated_by = current_user_id()
         where kind = $1 and version = $2 returning version`,
        [kind, version, JSON.stringify(config)],
      );

// ---------------------------------------------------------------- records

const recordColumns = `r.id, r.kind, r.title, r.object_id, r.project_id, r.status, r.process_status, r.submit_user_id,
  a.name as submit_user_name, r.remark, r.biz_data, r.config, r.round, r.is_auto_audit, r.create_time, r.finish_time`;
const recordJoins = "approval_record r join account a on a.id = r.submit_user_id";
/** What a person may see who does not administer approvals. */
const concernsMe = `(r.submit_user_id = current_user_id() or exists (
  select from approval_task t where t.tenant_id = r.tenant_id and t.record_id = r.id
    and t.approver_id = current_user_id()))`;

export interface RecordWish {
  /** Whose list: all of the team's, what I submitted, what I am asked, what I have decided. */
  readonly of: "team" | "submitted" | "asked" | "decided";
  readonly kind?: ApprovalKind | undefined;
  readonly status?: RecordStatus | undefined;
  readonly search?: string | undefined;
  readonly before: Id | undefined;
  readonly limit: number;
}

const whose: Readonly<Record<RecordWish["of"], string>> = {
  team: "true",
  submitted: "r.submit_user_id = current_user_id()",
  asked: `r.status = 'PENDING' and r.id in (
    select t.record_id from approval_task t where t.approver_id = current_user_id() and t.status = 'PENDING')`,
  decided: `r.id in (
    select t.record_id from approval_task t where t.approver_id = current_user_id() and t.decide_time is not null)`,
};

export const listRecords = (q: Queries, wish: RecordWish): Promise<RecordRow[]> => {
  const values: unknown[] = [wish.limit + 1];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = [whose[wish.of]];
  if (wish.kind) where.push(`r.kind = ${parameter(wish.kind)}`);
  if (wish.status) where.push(`r.status = ${parameter(wish.status)}`);
  if (wish.search) where.push(`r.title ilike ${parameter(containing(wish.search))}`);
  if (wish.before) where.push(`r.id < ${parameter(wish.before)}`);
  return q.rows<RecordRow>(
    `select ${recordColumns} from ${recordJoins} where ${where.join(" and ")} order by r.id desc limit $1`,
    values,
  );
};

export const findRecords = (q: Queries, ids: readonly Id[], seesAll: boolean): Promise<RecordRow[]> =>
  q.rows<RecordRow>(
    `select ${recordColumns} from ${recordJoins}
     where r.id = any($1::bigint[]) and ($2 or ${concernsMe}) order by r.id desc`,
    [ids, seesAll],
  );

/** Holds a record until the transaction ends; undefined where the person may not see it. */
export const lockRecord = async (tx: Queries, id: Id, seesAll: boolean): Promise<RecordRow | undefined> =>
  tx.row<RecordRow>(
    `select ${recordColumns} from ${recordJoins} where r.id = $1 and ($2 or ${concernsMe}) for update of r`,
    [id, seesAll],
  );

/** The submission of an object that waits, held until the transaction ends. */
export const lockPending = (
  tx: Queries,
  kind: ApprovalKind,
  objectId: Id,
): Promise<{ id: Id; submit_user_id: Id } | undefined> => {
  // There may be no row to hold yet: two that submit the same thing at once meet here.
  tx.send("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`approval ${kind} ${objectId}`]);
  return tx.row(
    `select id, submit_user_id from approval_record
     where kind = $1 and object_id = $2 and status = 'PENDING' for update`,
    [kind, objectId],
  );
};

export interface NewRecord {
  readonly kind: ApprovalKind;
  readonly title: string;
  readonly objectId: Id;
  readonly projectId: Id | null;
  readonly remark: string;
  readonly bizData: BizData;
  readonly config: ApprovalConfig;
  readonly isEffectiveAtOnce: boolean;
}

export const insertRecord = async (tx: Queries, record: NewRecord): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into approval_record (kind, title, object_id, project_id, remark, biz_data, config, process_status)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      record.kind,
      record.title,
      record.objectId,
      record.projectId,
      record.remark,
      JSON.stringify(record.bizData),
      JSON.stringify(record.config),
      record.isEffectiveAtOnce ? "FINISHED" : "IN_PROGRESS",
    ],
  );
  return row!.id;
};

/** Settles a record, and closes what was still asked. */
export const settleRecord = async (
  tx: Queries,
  id: Id,
  status: Exclude<RecordStatus, "PENDING">,
  isAutoAudit = false,
): Promise<void> => {
  await Promise.all([
    tx.rows(
      `update approval_record set status = $2, process_status = 'FINISHED', finish_time = now(), is_auto_audit = $3
       where id = $1`,
      [id, status, isAutoAudit],
    ),
    closeTasks(tx, id),
  ]);
};

export const beginRound = (tx: Queries, id: Id, config: ApprovalConfig): Promise<unknown> =>
  tx.rows("update approval_record set round = round + 1, config = $2 where id = $1", [
    id,
    JSON.stringify(config),
  ]);

// ---------------------------------------------------------------- tasks

export const listTasks = (q: Queries, recordIds: readonly Id[]): Promise<TaskRow[]> =>
  q.rows<TaskRow>(
    `select t.record_id, t.round, t.step, t.approver_id, a.name as approver_name, i.name as instead_of_name,
       t.status, t.remark, t.decide_time, t.due_time
     from approval_task t join account a on a.id = t.approver_id left join account i on i.id = t.instead_of
     where t.record_id = any($1::bigint[]) order by t.step, t.create_time, t.approver_id`,
    [recordIds],
  );

/**
 * Opens a step: asks every member whom its approvers name, or who stands in for them now, but for `exceptId`. Answers
 * whom it asked; nobody, where nobody is left.
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
): Promise<unknown> =>
  tx.rows(
    `update approval_task set status = $5, remark = $6, decide_time = now()
     where record_id = $1 and round = $2 and step = $3 and approver_id = $4`,
    [place.recordId, place.round, place.step, place.approverId, status, remark],
  );

/** Asks somebody else in a task's place, with its deadline; false where they are asked already. */
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

/** Closes what is still asked; of the whole record, or of one step. */
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

/** Some of the tasks overdue at a moment, over all teams; those taken are not taken again that day. */
export const takeOverdue = (tx: Queries, at: Date): Promise<OverdueRow[]> =>
  tx.rows<OverdueRow>("select * from take_overdue_approvals($1, 500)", [at]);

// ---------------------------------------------------------------- people

export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** A person also sees their own memberships of other teams. */
const inTeam = "tenant_id = current_tenant_id() and status = 'active'";

export const isMember = async (q: Queries, accountId: Id): Promise<boolean> =>
  (await q.row(`select 1 from membership where account_id = $1 and ${inTeam}`, [accountId])) !== undefined;

/** Names of members and roles that processes may ask. */
export const listNamed = async (
  q: Queries,
  userIds: readonly Id[],
): Promise<{ users: Named[]; roles: Named[] }> => {
  const [users, roles] = await Promise.all([
    q.rows<Named>("select id, name from account where id = any($1::bigint[])", [userIds]),
    q.rows<Named>("select id, name from role order by id"),
  ]);
  return { users, roles };
};

/** How many of these are members or roles of the team. */
export const countKnown = async (
  q: Queries,
  userIds: readonly Id[],
  roleIds: readonly Id[],
): Promise<{ users: number; roles: number }> => {
  const row = await q.row<{ users: string; roles: string }>(
    `select (select count(*) from membership where account_id = any($1::bigint[]) and ${inTeam}) as users,
       (select count(*) from role where id = any($2::bigint[])) as roles`,
    [userIds, roleIds],
  );
  return { users: Number(row?.users ?? 0), roles: Number(row?.roles ?? 0) };
};

export interface DelegationRow {
  readonly delegate_id: Id;
  readonly delegate_name: string;
  readonly from_time: Date;
  readonly until_time: Date;
}

export const findDelegation = (q: Queries): Promise<DelegationRow | undefined> =>
  q.row<DelegationRow>(
    `select d.delegate_id, a.name as delegate_name, d.from_time, d.until_time
     from approval_delegation d join account a on a.id = d.delegate_id
     where d.account_id = current_user_id() and d.until_time > now()`,
  );

export const saveDelegation = (
  tx: Queries,
  delegation: { delegateId: Id; from: string; until: string },
): Promise<unknown> =>
  tx.rows(
    `insert into approval_delegation (account_id, delegate_id, from_time, until_time)
     values (current_user_id(), $1, $2, $3)
     on conflict (tenant_id, account_id) do update set delegate_id = excluded.delegate_id,
       from_time = excluded.from_time, until_time = excluded.until_time`,
    [delegation.delegateId, delegation.from, delegation.until],
  );

export const removeDelegation = (tx: Queries): Promise<unknown> =>
  tx.rows("delete from approval_delegation where account_id = current_user_id()");

// ---------------------------------------------------------------- what was done

export interface LogRow {
  readonly action: string;
  readonly user_name: string;
  readonly time: Date;
  readonly reason: string | null;
}

/** The audit trail's entries of one record, oldest first. */
export const listLog = (q: Queries, recordId: Id): Promise<LogRow[]> =>
  q.rows<LogRow>(
    `select e.action, coalesce(a.name, '') as user_name, e.time, e.reason
     from audit_entry e left join account a on a.id = e.user_id
     where e.object_type = 'approval' and e.object_id = $1 order by e.time, e.id`,
    [recordId],
  );
