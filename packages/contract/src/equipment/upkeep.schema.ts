import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { decimalSchema } from "../foundation/quantity.schema.ts";
import {
  conflictChoices,
  maintenanceKinds,
  maintenanceStatuses,
  rateCurrencies,
  reportSeverities,
} from "./equipment-limits.ts";

const note = z.string().trim().max(1_000).default("");
const title = z.string().trim().max(200).default("");
const money = decimalSchema.max(20).nullable().default(null);
const counter = decimalSchema.max(20).nullable().default(null);

/** A record of use: from when to when, by whom, and the counter at the end. */
export const usageInputSchema = z
  .object({
    equipmentId: idSchema,
    userId: idSchema.nullable().default(null),
    projectId: idSchema.nullable().default(null),
    fromTime: instantSchema.meta({ examples: ["2020-01-02T00:00:00Z"] }),
    toTime: instantSchema.meta({ examples: ["2020-01-02T01:00:00Z"] }),
    counter,
    note,
  })
  .refine(({ fromTime, toTime }) => fromTime < toTime, { path: ["toTime"], message: "after fromTime" });
export type UsageInput = z.infer<typeof usageInputSchema>;

/** A record of use, with what was booked. */
export const usageSchema = z.object({
  id: idSchema,
  equipmentId: idSchema,
  equipmentName: z.string(),
  reservationId: idSchema.nullable(),
  userId: idSchema,
  userName: z.string(),
  projectId: idSchema.nullable(),
  fromTime: instantSchema,
  toTime: instantSchema,
  /** What was booked; null if nothing was. */
  bookedMinutes: z.number().int().nullable(),
  counter: z.string().nullable(),
  /** By the hour's rate when it was written; exact. */
  cost: z.string().nullable(),
  currency: z.string(),
  note: z.string(),
});
export type Usage = z.infer<typeof usageSchema>;

/** Recurring maintenance: after a number of days, or after an amount of use on the counter. */
export const maintenancePlanInputSchema = z
  .object({
    equipmentId: idSchema,
    kind: z.enum(["service", "calibration"]),
    title: z.string().trim().min(1).max(200),
    everyDays: z.number().int().min(1).max(3_660).nullable().default(null),
    everyCount: counter,
    lastDate: z.iso.date().nullable().default(null),
    lastCount: counter,
  })
  .refine(({ everyDays, everyCount }) => everyDays !== null || everyCount !== null, {
    path: ["everyDays"],
    message: "days or count",
  })
  .meta({ examples: [{ equipmentId: "1", kind: "service", title: "Service", everyDays: 90 }] });
export type PlanInput = z.infer<typeof maintenancePlanInputSchema>;

/** A plan of upkeep with when it is due. */
export const maintenancePlanSchema = z.object({
  id: idSchema,
  equipmentId: idSchema,
  equipmentName: z.string(),
  kind: z.enum(["service", "calibration"]),
  title: z.string(),
  everyDays: z.number().int().nullable(),
  everyCount: z.string().nullable(),
  lastDate: z.iso.date().nullable(),
  lastCount: z.string().nullable(),
  nextDate: z.iso.date().nullable(),
  isDue: z.boolean(),
});
export type MaintenancePlan = z.infer<typeof maintenancePlanSchema>;

/** Maintenance that is to be done, or that has been. */
export const maintenanceInputSchema = z.object({
  equipmentId: idSchema,
  kind: z.enum(maintenanceKinds),
  title,
  planId: idSchema.nullable().default(null),
  reportId: idSchema.nullable().default(null),
  /** When the device is out of use for it; null: it stays in use. */
  downtime: z
    .object({ startTime: instantSchema, endTime: instantSchema })
    .refine(({ startTime, endTime }) => startTime < endTime, {
      path: ["endTime"],
      message: "after startTime",
    })
    .nullable()
    .default(null),
  onConflict: z.enum(conflictChoices).default("refuse"),
  provider: title,
});
export type MaintenanceInput = z.infer<typeof maintenanceInputSchema>;

/** What came of maintenance. */
export const maintenanceResultSchema = z.object({
  doneDate: z.iso.date(),
  result: note,
  certificateNo: z.string().trim().max(100).default(""),
  /** An attachment of the device: the certificate as a file. */
  certificateId: idSchema.nullable().default(null),
  /** Of a calibration: false blocks the device until someone releases it by signature. */
  hasPassed: z.boolean().default(true),
  /** Of a calibration that has passed: the last day on which it counts. */
  validUntil: z.iso.date().nullable().default(null),
  counter,
  cost: money,
  currency: z.enum(rateCurrencies).default("CNY"),
});
export type MaintenanceResult = z.infer<typeof maintenanceResultSchema>;

/** One maintenance. */
export const maintenanceSchema = z.object({
  id: idSchema,
  equipmentId: idSchema,
  equipmentName: z.string(),
  timezone: z.string(),
  kind: z.enum(maintenanceKinds),
  status: z.enum(maintenanceStatuses),
  title: z.string(),
  planId: idSchema.nullable(),
  reservationId: idSchema.nullable(),
  startTime: instantSchema.nullable(),
  endTime: instantSchema.nullable(),
  provider: z.string(),
  doneDate: z.iso.date().nullable(),
  result: z.string(),
  certificateNo: z.string(),
  /** The certificate as a file, attached to the device. */
  certificate: z.object({ id: idSchema, name: z.string() }).nullable(),
  validUntil: z.iso.date().nullable(),
  hasPassed: z.boolean(),
  cost: z.string().nullable(),
  currency: z.string(),
  createdBy: z.string(),
  createTime: instantSchema,
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

/** What a downtime would do to bookings: where each would move, null if it would be cancelled. */
export const downtimeEffectSchema = z.object({
  reservationId: idSchema,
  userName: z.string(),
  title: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  movedTo: z.object({ startTime: instantSchema, endTime: instantSchema }).nullable(),
});
export type DowntimeEffect = z.infer<typeof downtimeEffectSchema>;

/** A fault that someone has reported. */
export const reportSchema = z.object({
  id: idSchema,
  equipmentId: idSchema,
  equipmentName: z.string(),
  severity: z.enum(reportSeverities),
  text: z.string(),
  status: z.enum(["open", "done"]),
  reportedBy: z.string(),
  createTime: instantSchema,
  closeTime: instantSchema.nullable(),
});
export type RepairReport = z.infer<typeof reportSchema>;

/** A device's, a person's or a project's share of use, in minutes. */
const shareSchema = z.object({
  id: idSchema,
  name: z.string(),
  minutes: z.number().int(),
  count: z.number().int(),
});

/** Figures of a period. */
export const equipmentDashboardSchema = z.object({
  bookedMinutes: z.number().int(),
  /** What was really used, by the records of use. */
  usedMinutes: z.number().int(),
  bookings: z.number().int(),
  noShows: z.number().int(),
  downtimeMinutes: z.number().int(),
  /** Devices that cannot be booked now. */
  blockedDevices: z.number().int(),
  devices: z.array(shareSchema),
  people: z.array(shareSchema),
  projects: z.array(shareSchema),
  /** Booked minutes per hour of the week, from Monday 0:00: 168 values, in the requested time zone. */
  hoursOfWeek: z.array(z.number().int()),
  /** Booked minutes a day, oldest first. */
  days: z.array(z.object({ date: z.iso.date(), minutes: z.number().int() })),
});
export type EquipmentDashboard = z.infer<typeof equipmentDashboardSchema>;
