import type {
  ApprovalConfig,
  ApprovalKind,
  ApprovalScope,
  Id,
  ProcessStatus,
  RecordStatus,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { containing } from "../paging.ts";
import type { BizData } from "./approvals.rules.ts";
import { scopeRow } from "./scopes.rules.ts";
import { closeTasks } from "./tasks.store.ts";

export interface RecordRow {
  readonly id: Id;
  readonly record_no: string;
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
  readonly scope_kind: string;
  readonly scope_id: Id;
}

const recordColumns = `r.id, r.record_no, r.kind, r.title, r.object_id, r.project_id, r.status, r.process_status, r.submit_user_id,
  a.name as submit_user_name, r.remark, r.biz_data, r.config, r.round, r.is_auto_audit, r.create_time, r.finish_time,
  r.scope_kind, r.scope_id`;
const recordJoins = "approval_record r join account a on a.id = r.submit_user_id";
/** What a user may see who does not administer approvals. */
export const concernsMe = `(r.submit_user_id = current_user_id() or exists (
  select from approval_task t where t.tenant_id = r.tenant_id and t.record_id = r.id
    and t.approver_id = current_user_id()))`;

export interface RecordInput {
  /** Which list: the whole team's, my submissions, my tasks, my decisions. */
  readonly of: "team" | "submitted" | "asked" | "decided";
  readonly kind?: ApprovalKind | undefined;
  readonly status?: RecordStatus | undefined;
  readonly search?: string | undefined;
  readonly before: Id | undefined;
  readonly limit: number;
}

const whose: Readonly<Record<RecordInput["of"], string>> = {
  team: "true",
  submitted: "r.submit_user_id = current_user_id()",
  asked: `r.status = 'PENDING' and r.id in (
    select t.record_id from approval_task t where t.approver_id = current_user_id() and t.status = 'PENDING')`,
  decided: `r.id in (
    select t.record_id from approval_task t where t.approver_id = current_user_id() and t.decide_time is not null)`,
};

export const listRecords = (q: Queries, input: RecordInput): Promise<RecordRow[]> => {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = [whose[input.of]];
  if (input.kind) where.push(`r.kind = ${parameter(input.kind)}`);
  if (input.status) where.push(`r.status = ${parameter(input.status)}`);
  if (input.search) where.push(`r.title ilike ${parameter(containing(input.search))}`);
  if (input.before) where.push(`r.id < ${parameter(input.before)}`);
  return q.rows<RecordRow>(
    `select ${recordColumns} from ${recordJoins} where ${where.join(" and ")} order by r.id desc ${limitTo(input.limit + 1)}`,
    values,
  );
};

export const findRecords = (q: Queries, ids: readonly Id[], seesAll: boolean): Promise<RecordRow[]> =>
  q.rows<RecordRow>(
    `select ${recordColumns} from ${recordJoins}
     where r.id = any($1::bigint[]) and ($2 or ${concernsMe}) order by r.id desc`,
    [ids, seesAll],
  );

/** Locks a record until the transaction ends; undefined if the user may not see it. */
export const lockRecord = async (tx: Queries, id: Id, seesAll: boolean): Promise<RecordRow | undefined> =>
  tx.row<RecordRow>(
    `select ${recordColumns} from ${recordJoins} where r.id = $1 and ($2 or ${concernsMe}) for update of r`,
    [id, seesAll],
  );

/** The pending submission of an object, locked until the transaction ends. */
export const lockPending = (
  tx: Queries,
  kind: ApprovalKind,
  objectId: Id,
): Promise<{ id: Id; submit_user_id: Id } | undefined> => {
  // There may be no row to lock yet: concurrent submissions of the same object are serialized here.
  tx.send("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`approval ${kind} ${objectId}`]);
  return tx.row(
    `select id, submit_user_id from approval_record
     where kind = $1 and object_id = $2 and status = 'PENDING' for update`,
    [kind, objectId],
  );
};

/** Whether a record of the team has this name. */
export const hasNumber = async (tx: Queries, recordNo: string): Promise<boolean> =>
  (await tx.row("select 1 from approval_record where record_no = $1", [recordNo])) !== undefined;

export interface NewRecord {
  readonly recordNo: string;
  readonly kind: ApprovalKind;
  readonly title: string;
  readonly objectId: Id;
  readonly projectId: Id | null;
  readonly remark: string;
  readonly bizData: BizData;
  readonly config: ApprovalConfig;
  readonly processStatus: ProcessStatus;
  readonly scope?: ApprovalScope;
}

export const insertRecord = async (tx: Queries, record: NewRecord): Promise<Id> => {
  const scope = scopeRow(record.scope ?? null);
  const row = await tx.row<{ id: Id }>(
    `insert into approval_record (kind, title, object_id, project_id, remark, biz_data, config, process_status,
       scope_kind, scope_id, record_no)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      record.kind,
      record.title,
      record.objectId,
      record.projectId,
      record.remark,
      JSON.stringify(record.bizData),
      JSON.stringify(record.config),
      record.processStatus,
      scope.kind,
      scope.id,
      record.recordNo,
    ],
  );
  return row!.id;
};

/** Completes a record, and closes its open tasks. */
export const completeRecord = async (
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

export const setConfig = (tx: Queries, id: Id, config: ApprovalConfig): Promise<unknown> =>
  tx.rows("update approval_record set config = $2 where id = $1", [id, JSON.stringify(config)]);

/** Pending records of the team with a given approver, now or in a later step, locked until the transaction ends. */
export const lockPendingOfApprover = (tx: Queries, approverId: Id): Promise<RecordRow[]> =>
  tx.rows<RecordRow>(
    `select ${recordColumns} from ${recordJoins}
     where r.status = 'PENDING' and (
       r.id in (select t.record_id from approval_task t where t.approver_id = $1 and t.status = 'PENDING')
       or exists (
         select from json_array_elements(r.config -> 'steps') as s, json_array_elements(s -> 'approvers') as a
         where a ->> 'type' = 'user' and a ->> 'id' = $1::text))
     order by r.id for update of r`,
    [approverId],
  );

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
