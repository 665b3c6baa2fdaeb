import type { Unit } from "@benchleaf/bio";
import type { ApplicationStatus, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads holds and containers, approvals and accounts in addition to its own tables. */

export interface ApplicationRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly material_id: Id;
  readonly material: string;
  readonly quantity: string;
  readonly unit: Unit;
  readonly reason: string;
  readonly status: ApplicationStatus;
  readonly reject_reason: string;
  readonly is_auto: boolean;
  readonly applicant_id: Id;
  readonly applicant: string;
  readonly record_id: Id | null;
  readonly create_time: Date;
  readonly settle_time: Date | null;
  /** Whether it is pending for the reader as an approver. */
  readonly waits_for_reader: boolean;
}

const columns = `s.id, s.warehouse_id, s.number, s.material_id, m.name as material, s.quantity::text, s.unit, s.reason,
  s.status, s.applicant_id, a.name as applicant, s.record_id, s.create_time, s.settle_time,
  coalesce((select t.remark from approval_task t where t.record_id = s.record_id and t.status = 'REJECTED'
    order by t.decide_time desc limit 1), '') as reject_reason,
  coalesce((select r.is_auto_audit from approval_record r where r.id = s.record_id), false) as is_auto,
  exists (select from approval_task t where t.record_id = s.record_id and t.status = 'PENDING'
    and t.approver_id = (select current_user_id())) as waits_for_reader`;
const from = `from stock_application s join material m on m.id = s.material_id join account a on a.id = s.applicant_id`;

export const listApplications = (
  q: Queries,
  input: {
    readonly warehouseId: Id;
    readonly applicantId: Id | null;
    readonly status: ApplicationStatus | undefined;
    readonly isSettled: boolean;
    readonly before: Id | undefined;
    readonly limit: number;
  },
): Promise<ApplicationRow[]> =>
  q.rows<ApplicationRow>(
    `select ${columns} ${from}
     where s.warehouse_id = $1 and ($2::bigint is null or s.applicant_id = $2) and ($3::text is null or s.status = $3)
       and (not $4::boolean or s.status <> 'PENDING') and ($5::bigint is null or s.id < $5)
     order by s.id desc ${limitTo(input.limit)}`,
    [input.warehouseId, input.applicantId, input.status ?? null, input.isSettled, input.before ?? null],
  );

export const findApplication = (q: Queries, id: Id): Promise<ApplicationRow | undefined> =>
  q.row<ApplicationRow>(`select ${columns} ${from} where s.id = $1`, [id]);

export const hasNumber = async (q: Queries, number: string): Promise<boolean> =>
  (await q.row("select 1 from stock_application where number = $1", [number])) !== undefined;

export const insertApplication = async (
  tx: Queries,
  input: {
    readonly warehouseId: Id;
    readonly number: string;
    readonly materialId: Id;
    readonly quantity: string;
    readonly unit: Unit;
    readonly reason: string;
  },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into stock_application (warehouse_id, number, material_id, quantity, unit, reason)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [input.warehouseId, input.number, input.materialId, input.quantity, input.unit, input.reason],
  ))!.id;

export const setRecord = (tx: Queries, id: Id, recordId: Id): void =>
  tx.send("update stock_application set record_id = $2 where id = $1", [id, recordId]);

/** False if it was settled before. */
export const resolveApplication = async (
  tx: Queries,
  id: Id,
  status: Exclude<ApplicationStatus, "PENDING">,
): Promise<boolean> =>
  (await tx.row(
    "update stock_application set status = $2, settle_time = now() where id = $1 and status = 'PENDING' returning id",
    [id, status],
  )) !== undefined;

export interface PickRow {
  readonly source_id: Id;
  readonly container_id: Id;
  readonly amount: string;
  readonly unit: Unit;
  readonly label: string;
  readonly batch_no: string | null;
}

/** Reservations and uses of applications. */
export const listPicks = (q: Queries, ids: readonly Id[]): Promise<PickRow[]> =>
  q.rows<PickRow>(
    `select h.source_id, h.container_id, h.amount::text, c.unit, c.label, l.batch_no from stock_hold h
     join container c on c.id = h.container_id
     left join lot l on c.holder_kind = 'lot' and l.id = c.holder_id
     where h.source_kind = 'application' and h.source_id = any($1::bigint[]) and h.state <> 'released'
     order by h.source_id, h.id`,
    [ids],
  );
