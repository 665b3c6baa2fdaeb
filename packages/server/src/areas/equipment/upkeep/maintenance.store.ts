import type { Id, Maintenance, MaintenanceResult, RepairReport } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface MaintenanceRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly equipment_name: string;
  readonly timezone: string;
  readonly kind: Maintenance["kind"];
  readonly status: Maintenance["status"];
  readonly title: string;
  readonly plan_id: Id | null;
  readonly report_id: Id | null;
  readonly reservation_id: Id | null;
  readonly start_time: Date | null;
  readonly end_time: Date | null;
  readonly provider: string;
  readonly done_date: string | null;
  readonly result: string;
  readonly certificate_no: string;
  readonly certificate_id: Id | null;
  readonly certificate_name: string | null;
  readonly valid_until: string | null;
  readonly has_passed: boolean;
  readonly cost: string | null;
  readonly currency: string;
  readonly created_by_name: string;
  readonly create_time: Date;
}

const columns = `m.id, m.equipment_id, e.name as equipment_name, e.timezone, m.kind, m.status, m.title, m.plan_id, m.report_id,
  m.reservation_id, r.start_time, r.end_time, m.provider, to_char(m.done_date, 'YYYY-MM-DD') as done_date, m.result,
  m.certificate_no, m.certificate_id, c.name as certificate_name, to_char(m.valid_until, 'YYYY-MM-DD') as valid_until, m.has_passed, m.cost::text as cost, m.currency,
  a.name as created_by_name, m.create_time`;
const joins = `join equipment e on e.tenant_id = m.tenant_id and e.id = m.equipment_id
  join account a on a.id = m.created_by
  left join reservation r on r.tenant_id = m.tenant_id and r.id = m.reservation_id
  left join attachment c on c.tenant_id = m.tenant_id and c.id = m.certificate_id`;

export const findMaintenance = (q: Queries, id: Id): Promise<MaintenanceRow | undefined> =>
  q.row<MaintenanceRow>(`select ${columns} from maintenance m ${joins} where m.id = $1`, [id]);

/** Which maintenance is listed; with a period, the one whose downtime reaches into it. */
export interface MaintenanceFilter {
  readonly equipmentId?: Id | undefined;
  readonly groupId?: Id | undefined;
  readonly status?: Maintenance["status"] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const listMaintenance = (
  q: Queries,
  filter: MaintenanceFilter,
  before: Id | undefined,
  most: number,
): Promise<MaintenanceRow[]> =>
  q.rows<MaintenanceRow>(
    `select ${columns} from maintenance m ${joins}
     where ($1::bigint is null or m.equipment_id = $1) and ($2::text is null or m.status = $2)
       and ($3::bigint is null or m.id < $3) and ($4::bigint is null or e.group_id = $4)
       and ($5::timestamptz is null
         or (r.status in ('approved', 'closed') and r.end_time > $5 and r.start_time < $6::timestamptz))
     order by m.id desc ${limitTo(most)}`,
    [
      filter.equipmentId ?? null,
      filter.status ?? null,
      before ?? null,
      filter.groupId ?? null,
      filter.from ?? null,
      filter.to ?? null,
    ],
  );

export const insertMaintenance = async (
  tx: Queries,
  input: {
    readonly equipmentId: Id;
    readonly kind: Maintenance["kind"];
    readonly title: string;
    readonly planId: Id | null;
    readonly reportId: Id | null;
    readonly reservationId: Id | null;
    readonly provider: string;
  },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into maintenance (equipment_id, kind, title, plan_id, report_id, reservation_id, provider)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      input.equipmentId,
      input.kind,
      input.title,
      input.planId,
      input.reportId,
      input.reservationId,
      input.provider,
    ],
  ))!.id;

export const finishMaintenance = (tx: Queries, id: Id, result: MaintenanceResult): void =>
  tx.send(
    `update maintenance set status = 'done', done_date = $2, result = $3, certificate_no = $4, valid_until = $5, counter = $6,
       cost = $7, currency = $8, has_passed = $9, certificate_id = $10 where id = $1`,
    [
      id,
      result.doneDate,
      result.result,
      result.certificateNo,
      result.validUntil,
      result.counter,
      result.cost,
      result.currency,
      result.hasPassed,
      result.certificateId,
    ],
  );

export const cancelMaintenance = (tx: Queries, id: Id): void =>
  tx.send("update maintenance set status = 'canceled' where id = $1", [id]);

export interface PlanRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly equipment_name: string;
  readonly kind: "service" | "calibration";
  readonly title: string;
  readonly every_days: number | null;
  readonly every_count: string | null;
  readonly last_date: string | null;
  readonly last_count: string | null;
  readonly next_date: string | null;
  readonly is_due: boolean;
}

const planColumns = `p.id, p.equipment_id, e.name as equipment_name, p.kind, p.title, p.every_days, p.every_count::text as every_count,
  to_char(p.last_date, 'YYYY-MM-DD') as last_date, p.last_count::text as last_count,
  to_char(coalesce(p.last_date, p.create_time::date) + p.every_days, 'YYYY-MM-DD') as next_date,
  coalesce(coalesce(p.last_date, p.create_time::date) + p.every_days <= (now() at time zone e.timezone)::date, false)
    or coalesce((select max(u.counter) from equipment_usage u
      where u.tenant_id = p.tenant_id and u.equipment_id = p.equipment_id) - coalesce(p.last_count, 0) >= p.every_count, false)
    as is_due`;
const planJoins = "join equipment e on e.tenant_id = p.tenant_id and e.id = p.equipment_id";

/** The next due first. A team has a few thousand plans at most. */
export const listPlans = (q: Queries, equipmentId: Id | undefined): Promise<PlanRow[]> =>
  q.rows<PlanRow>(
    `select ${planColumns} from maintenance_plan p ${planJoins}
     where ($1::bigint is null or p.equipment_id = $1) and e.status = 'normal'
     order by is_due desc, next_date, p.id limit 1000`,
    [equipmentId ?? null],
  );

export const findPlan = (q: Queries, id: Id): Promise<PlanRow | undefined> =>
  q.row<PlanRow>(`select ${planColumns} from maintenance_plan p ${planJoins} where p.id = $1`, [id]);

export const insertPlan = async (
  tx: Queries,
  plan: {
    readonly equipmentId: Id;
    readonly kind: PlanRow["kind"];
    readonly title: string;
    readonly everyDays: number | null;
    readonly everyCount: string | null;
    readonly lastDate: string | null;
    readonly lastCount: string | null;
  },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into maintenance_plan (equipment_id, kind, title, every_days, every_count, last_date, last_count)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [plan.equipmentId, plan.kind, plan.title, plan.everyDays, plan.everyCount, plan.lastDate, plan.lastCount],
  ))!.id;

/** Recurring maintenance is counted from when it was done. */
export const notePlanDone = (tx: Queries, id: Id, date: string, count: string | null): void =>
  tx.send("update maintenance_plan set last_date = $2, last_count = coalesce($3, last_count) where id = $1", [
    id,
    date,
    count,
  ]);

export const removePlan = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.row("delete from maintenance_plan where id = $1 returning 1", [id])) !== undefined;

export interface ReportRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly equipment_name: string;
  readonly severity: RepairReport["severity"];
  readonly text: string;
  readonly status: RepairReport["status"];
  readonly reporter_name: string;
  readonly create_time: Date;
  readonly close_time: Date | null;
}

const reportColumns = `p.id, p.equipment_id, e.name as equipment_name, p.severity, p.text, p.status, a.name as reporter_name,
  p.create_time, p.close_time`;
const reportJoins = `join equipment e on e.tenant_id = p.tenant_id and e.id = p.equipment_id
  join account a on a.id = p.reporter_id`;

export const insertReport = async (
  tx: Queries,
  equipmentId: Id,
  { severity, text }: Pick<RepairReport, "severity" | "text">,
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into repair_report (equipment_id, severity, text) values ($1, $2, $3) returning id",
    [equipmentId, severity, text],
  ))!.id;

export const findReport = (q: Queries, id: Id): Promise<ReportRow | undefined> =>
  q.row<ReportRow>(`select ${reportColumns} from repair_report p ${reportJoins} where p.id = $1`, [id]);

/** Open ones first, then the latest. */
export const listReports = (
  q: Queries,
  equipmentId: Id | undefined,
  after: { readonly status: string; readonly id: Id } | undefined,
  most: number,
): Promise<ReportRow[]> =>
  q.rows<ReportRow>(
    `select ${reportColumns} from repair_report p ${reportJoins}
     where ($1::bigint is null or p.equipment_id = $1)
       and ($2::text is null or (p.status, p.id) < ($2, $3::bigint))
     order by p.status desc, p.id desc ${limitTo(most)}`,
    [equipmentId ?? null, after?.status ?? null, after?.id ?? null],
  );

/** Returns false if it is already resolved. */
export const closeReport = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.row(
    "update repair_report set status = 'done', close_time = now() where id = $1 and status = 'open' returning 1",
    [id],
  )) !== undefined;
