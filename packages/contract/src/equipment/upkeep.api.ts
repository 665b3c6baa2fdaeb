import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { reservationOutcomes } from "./booking-limits.ts";
import { EQUIPMENT_PATH } from "./equipment.api.ts";
import { HOURS_OF_WEEK, MAX_USAGE_ROWS, maintenanceStatuses, reportSeverities } from "./equipment-limits.ts";
import { reservationSchema } from "./reservations.schema.ts";
import {
  downtimeEffectSchema,
  equipmentDashboardSchema,
  maintenanceInputSchema,
  maintenancePlanInputSchema,
  maintenancePlanSchema,
  maintenanceResultSchema,
  maintenanceSchema,
  reportSchema,
  usageInputSchema,
  usageSchema,
} from "./upkeep.schema.ts";

const feature = "EQUIPMENT" as const;
const read = { permission: "EQUIPMENT_READ", feature } as const;
const asset = { permission: "EQUIPMENT_ASSET", feature } as const;
const maintain = { permission: "EQUIPMENT_MAINTENANCE", feature } as const;
const maintenance = `${EQUIPMENT_PATH}/maintenance` as const;
const one = z.object({ maintenanceId: idSchema });
const usageErrors = [
  "equipment.not.found",
  "equipment.owner.unknown",
  "project.no.access",
  "usage.invalid",
] as const;
/** Both ends or none; with a group, only its devices. */
const periodQuery = {
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  groupId: idSchema.optional(),
} as const;

/** Use and upkeep of devices, and figures of both. */
export const upkeepApi = {
  usage: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/usage`,
    summary: "Records of use, latest first; with a period, those that reach into it",
    access: asset,
    query: z.object({ equipmentId: idSchema.optional(), ...periodQuery, ...pageQuery }),
    data: pageOf(usageSchema),
    errors: ["reservation.range.invalid"],
  }),
  recordUsage: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/usage`,
    summary: "Record that a device was used",
    creates: true,
    access: asset,
    body: usageInputSchema,
    data: usageSchema,
    errors: usageErrors,
  }),
  recordUsages: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/usage/batch`,
    summary: "Record use many times at once: all or none",
    creates: true,
    access: asset,
    body: z.object({ rows: z.array(usageInputSchema).min(1).max(MAX_USAGE_ROWS) }),
    data: z.object({ count: z.number().int() }),
    errors: usageErrors,
  }),
  list: endpoint({
    method: "GET",
    path: maintenance,
    summary: "Maintenance, latest first; with a period, the one whose downtime reaches into it",
    access: read,
    query: z.object({
      equipmentId: idSchema.optional(),
      status: z.enum(maintenanceStatuses).optional(),
      ...periodQuery,
      ...pageQuery,
    }),
    data: pageOf(maintenanceSchema),
    errors: ["reservation.range.invalid"],
  }),
  effects: endpoint({
    method: "POST",
    path: `${maintenance}/effects`,
    summary: "What a downtime would do to bookings",
    access: maintain,
    body: z.object({ equipmentId: idSchema, startTime: instantSchema, endTime: instantSchema }),
    data: z.array(downtimeEffectSchema),
    errors: ["equipment.not.found", "maintenance.invalid"],
  }),
  plan: endpoint({
    method: "POST",
    path: maintenance,
    summary:
      "Plan maintenance; bookings in its way are moved or cancelled as asked, and whose they are hears of it",
    creates: true,
    access: maintain,
    body: maintenanceInputSchema,
    data: maintenanceSchema,
    errors: ["equipment.not.found", "maintenance.not.found", "maintenance.invalid", "reservation.refused"],
  }),
  finish: endpoint({
    method: "PUT",
    path: `${maintenance}/:maintenanceId/finish`,
    summary: "Note what came of maintenance; a calibration renews until when it counts",
    access: maintain,
    params: one,
    body: maintenanceResultSchema,
    data: maintenanceSchema,
    errors: [
      "maintenance.not.found",
      "maintenance.ended",
      "maintenance.invalid",
      "maintenance.certificate.unknown",
    ],
  }),
  cancel: endpoint({
    method: "PUT",
    path: `${maintenance}/:maintenanceId/cancel`,
    summary: "Cancel planned maintenance and free its time",
    access: maintain,
    params: one,
    data: maintenanceSchema,
    errors: ["maintenance.not.found", "maintenance.ended"],
  }),
  plans: endpoint({
    method: "GET",
    path: `${maintenance}/plan`,
    summary: "Upkeep that comes again, by when it is due",
    access: read,
    query: z.object({ equipmentId: idSchema.optional() }),
    data: z.array(maintenancePlanSchema),
  }),
  createPlan: endpoint({
    method: "POST",
    path: `${maintenance}/plan`,
    summary: "Have upkeep come again by time or counter",
    creates: true,
    access: maintain,
    body: maintenancePlanInputSchema,
    data: maintenancePlanSchema,
    errors: ["equipment.not.found"],
  }),
  removePlan: endpoint({
    method: "DELETE",
    path: `${maintenance}/plan/:planId`,
    summary: "Have upkeep come no more; what was done stays",
    access: maintain,
    params: z.object({ planId: idSchema }),
    data: z.null(),
    errors: ["maintenance.not.found"],
  }),
  report: endpoint({
    method: "POST",
    path: `${EQUIPMENT_PATH}/:equipmentId/report`,
    summary: "Report a fault; who is responsible hears of it",
    creates: true,
    access: read,
    params: z.object({ equipmentId: idSchema }),
    body: z.object({ severity: z.enum(reportSeverities), text: z.string().trim().min(1).max(1_000) }),
    data: reportSchema,
    errors: ["equipment.not.found"],
  }),
  reports: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/report`,
    summary: "Reported faults, open ones first",
    access: read,
    query: z.object({ equipmentId: idSchema.optional(), ...pageQuery }),
    data: pageOf(reportSchema),
  }),
  closeReport: endpoint({
    method: "PUT",
    path: `${EQUIPMENT_PATH}/report/:reportId/close`,
    summary: "Note that a fault is dealt with",
    access: maintain,
    params: z.object({ reportId: idSchema }),
    data: reportSchema,
    errors: ["maintenance.not.found"],
  }),
  dashboard: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/dashboard`,
    summary: "Use of devices, people and projects in a period",
    access: { permission: "EQUIPMENT_DASHBOARD", feature: "EQUIPMENT_DASHBOARD" },
    query: z.object({
      from: instantSchema,
      to: instantSchema,
      groupId: idSchema.optional(),
      timezone: timezoneSchema.default("Asia/Shanghai"),
    }),
    data: equipmentDashboardSchema,
    errors: ["reservation.range.invalid"],
  }),
  dashboardBookings: endpoint({
    method: "GET",
    path: `${EQUIPMENT_PATH}/dashboard/bookings`,
    summary: "The bookings behind a figure of the dashboard, oldest first",
    access: { permission: "EQUIPMENT_DASHBOARD", feature: "EQUIPMENT_DASHBOARD" },
    query: z.object({
      from: instantSchema,
      to: instantSchema,
      groupId: idSchema.optional(),
      equipmentId: idSchema.optional(),
      userId: idSchema.optional(),
      projectId: idSchema.optional(),
      outcome: z.enum(reservationOutcomes).optional(),
      /** An hour of the week from Monday 0:00, in the time zone. */
      slot: z.coerce
        .number()
        .int()
        .min(0)
        .max(HOURS_OF_WEEK - 1)
        .optional(),
      timezone: timezoneSchema.default("Asia/Shanghai"),
      ...pageQuery,
    }),
    data: pageOf(reservationSchema),
    errors: ["reservation.range.invalid"],
  }),
} as const;
