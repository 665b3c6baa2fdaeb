import type { Maintenance, MaintenancePlan, RepairReport, Usage } from "@benchleaf/contract";
import type { MaintenanceRow, PlanRow, ReportRow } from "./maintenance.store.ts";
import type { UsageRow } from "./usage.store.ts";

export const presentMaintenance = (row: MaintenanceRow): Maintenance => ({
  id: row.id,
  equipmentId: row.equipment_id,
  equipmentName: row.equipment_name,
  timezone: row.timezone,
  kind: row.kind,
  status: row.status,
  title: row.title,
  planId: row.plan_id,
  reservationId: row.reservation_id,
  startTime: row.start_time?.toISOString() ?? null,
  endTime: row.end_time?.toISOString() ?? null,
  provider: row.provider,
  doneDate: row.done_date,
  result: row.result,
  certificateNo: row.certificate_no,
  certificate:
    row.certificate_id === null ? null : { id: row.certificate_id, name: row.certificate_name ?? "" },
  validUntil: row.valid_until,
  hasPassed: row.has_passed,
  cost: row.cost,
  currency: row.currency,
  createdBy: row.created_by_name,
  createTime: row.create_time.toISOString(),
});

export const presentPlan = (row: PlanRow): MaintenancePlan => ({
  id: row.id,
  equipmentId: row.equipment_id,
  equipmentName: row.equipment_name,
  kind: row.kind,
  title: row.title,
  everyDays: row.every_days,
  everyCount: row.every_count,
  lastDate: row.last_date,
  lastCount: row.last_count,
  nextDate: row.next_date,
  isDue: row.is_due,
});

export const presentReport = (row: ReportRow): RepairReport => ({
  id: row.id,
  equipmentId: row.equipment_id,
  equipmentName: row.equipment_name,
  severity: row.severity,
  text: row.text,
  status: row.status,
  reportedBy: row.reporter_name,
  createTime: row.create_time.toISOString(),
  closeTime: row.close_time?.toISOString() ?? null,
});

export const presentUsage = (row: UsageRow): Usage => ({
  id: row.id,
  equipmentId: row.equipment_id,
  equipmentName: row.equipment_name,
  reservationId: row.reservation_id,
  userId: row.user_id,
  userName: row.user_name,
  projectId: row.project_id,
  fromTime: row.from_time.toISOString(),
  toTime: row.to_time.toISOString(),
  bookedMinutes: row.booked_minutes,
  counter: row.counter,
  cost: row.cost,
  currency: row.currency,
  note: row.note,
});
