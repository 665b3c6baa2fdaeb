import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { decimalSchema } from "../foundation/quantity.schema.ts";
import {
  MAX_EXPERIMENT_STEPS,
  MAX_RECURRENCE_CHARACTERS,
  MAX_RESERVATION_TITLE,
  MAX_STEP_DEVICES,
  refusalRules,
  reservationKinds,
  reservationOutcomes,
  reservationStatuses,
} from "./booking-limits.ts";

/** A reservation's state. */
export const reservationStatusSchema = z.enum(reservationStatuses);
export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

/** Reserved time of a device. */
export const reservationSchema = z.object({
  id: idSchema,
  equipmentId: idSchema,
  equipmentName: z.string(),
  /** The device's zone. */
  timezone: z.string(),
  kind: z.enum(reservationKinds),
  status: reservationStatusSchema,
  userId: idSchema,
  userName: z.string(),
  projectId: idSchema.nullable(),
  seriesId: idSchema.nullable(),
  experimentId: idSchema.nullable(),
  title: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  /** Including the buffers before and after it. */
  occupiedFrom: instantSchema,
  occupiedTo: instantSchema,
  checkInTime: instantSchema.nullable(),
  checkOutTime: instantSchema.nullable(),
  outcome: z.enum(reservationOutcomes).nullable(),
  /** Counts the changes; a change names the one it is based on. */
  version: z.number().int(),
  abilities: z.object({
    edit: z.boolean(),
    cancel: z.boolean(),
    checkIn: z.boolean(),
    checkOut: z.boolean(),
  }),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** One reason why a booking is refused, with the requested and the allowed value. */
export const refusalSchema = z.object({
  rule: z.enum(refusalRules),
  /** What is allowed: minutes, a day, a reason, as the rule has it; empty if there is nothing to name. */
  limit: z.string(),
  actual: z.string(),
  /** Of which date of a series, counted from 0. */
  occurrence: z.number().int(),
  /** Whose time is in the way. */
  conflict: z
    .object({
      reservationId: idSchema,
      kind: z.enum(reservationKinds),
      status: reservationStatusSchema,
      userId: idSchema,
      who: z.string(),
      from: instantSchema,
      to: instantSchema,
    })
    .nullable(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** How a booking repeats: an RRULE of RFC 5545 with COUNT or UNTIL, e.g. `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10`. */
export const recurrenceRuleSchema = z
  .string()
  .max(MAX_RECURRENCE_CHARACTERS)
  .regex(
    /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)=[A-Z0-9,+-]{1,120})*$/,
  )
  .meta({ examples: ["FREQ=DAILY;COUNT=3"] });

const span = { startTime: instantSchema, endTime: instantSchema };
const title = z.string().trim().max(MAX_RESERVATION_TITLE).default("");

/** What is to be booked. */
export const reservationInputSchema = z.object({
  equipmentId: idSchema,
  ...span,
  /** `blocked` reserves the time for no one; only those responsible for the device may create it. */
  kind: z.enum(["booking", "blocked"]).default("booking"),
  title,
  projectId: idSchema.nullable().default(null),
  recurrence: recurrenceRuleSchema.nullable().default(null),
  /** Of a series: dates that cannot be booked are left out instead of refusing all. */
  skipConflicts: z.boolean().default(false),
  /** Why rules are set aside, by who is responsible for the device. */
  overrideReason: z.string().trim().max(500).default(""),
});
export type ReservationInput = z.infer<typeof reservationInputSchema>;

/** A change of a reservation. */
export const reservationChangeSchema = z.object({
  ...span,
  /** Another device; omitted to keep it. */
  equipmentId: idSchema.optional(),
  title,
  projectId: idSchema.nullable().default(null),
  overrideReason: z.string().trim().max(500).default(""),
  version: z.number().int(),
});
export type ReservationChange = z.infer<typeof reservationChangeSchema>;

/** A date of a series that was left out, and why. */
export const exceptionSchema = z.object({
  /** The local time at which it was to start, e.g. `2026-03-29T02:30`. */
  originalStart: z.string(),
  reason: z.enum(["conflict", "rules", "noSuchTime", "moved", "removed"]),
});
export type SeriesException = z.infer<typeof exceptionSchema>;

/** What would come of a booking. */
export const bookingCheckSchema = z.object({
  reasons: z.array(refusalSchema),
  /** Each date, with whether it can be booked. */
  occurrences: z.array(
    z.object({
      startTime: instantSchema.nullable(),
      endTime: instantSchema.nullable(),
      originalStart: z.string(),
      isFree: z.boolean(),
    }),
  ),
  needsApproval: z.boolean(),
  /** Whether the user may override the remaining rules. */
  canOverride: z.boolean(),
  /** The next time of the same length that meets all rules; null if there is none within 30 days. */
  nextFree: z.object(span).nullable(),
  whoCanHelp: z.array(z.string()),
});
export type BookingCheck = z.infer<typeof bookingCheckSchema>;

/** What was booked. */
export const bookedSchema = z.object({
  reservations: z.array(reservationSchema),
  exceptions: z.array(exceptionSchema),
});
export type Booked = z.infer<typeof bookedSchema>;

/** How a user's bookings reach other calendars. */
export const bookingCalendarSchema = z.object({
  /** Whether an email with a calendar entry is sent for each booking that is made, moved or cancelled. */
  isMailed: z.boolean(),
  /** Whether the bookings have a secret address, which is shown only when it is made. */
  hasFeed: z.boolean(),
});
export type BookingCalendar = z.infer<typeof bookingCalendarSchema>;

/** What is noted at the end of use. */
export const checkOutSchema = z.object({
  /** What the device's counter shows, exact; null if it has none. */
  counter: decimalSchema.max(20).nullable().default(null),
  note: z.string().trim().max(1_000).default(""),
});
export type CheckOut = z.infer<typeof checkOutSchema>;

/** Someone who waits for time on a device. */
export const waitingSchema = z.object({
  id: idSchema,
  equipmentId: idSchema,
  equipmentName: z.string(),
  fromTime: instantSchema,
  toTime: instantSchema,
  minutes: z.number().int(),
  title: z.string(),
  createTime: instantSchema,
});
export type Waiting = z.infer<typeof waitingSchema>;

/** A request on the waiting list: this many minutes within a range. */
export const waitingInputSchema = z
  .object({
    equipmentId: idSchema,
    fromTime: instantSchema,
    toTime: instantSchema.meta({ examples: ["2100-01-02T00:00:00Z"] }),
    minutes: z
      .number()
      .int()
      .min(5)
      .max(7 * 24 * 60),
    projectId: idSchema.nullable().default(null),
    title,
  })
  .refine(({ fromTime, toTime }) => fromTime < toTime, { path: ["toTime"], message: "after fromTime" });

/** One step of an experiment: how long, on which devices, and how soon after the step before. */
export const experimentStepSchema = z
  .object({
    title: z.string().trim().max(100).default(""),
    /** Any of them. */
    equipmentIds: z.array(idSchema).min(1).max(MAX_STEP_DEVICES),
    minutes: z
      .number()
      .int()
      .min(1)
      .max(31 * 24 * 60),
    /** From the end of the step before to the start of this one, in minutes; of the first step nothing. */
    gapMinutes: z
      .number()
      .int()
      .min(0)
      .max(31 * 24 * 60)
      .default(0),
    maxGapMinutes: z
      .number()
      .int()
      .min(0)
      .max(31 * 24 * 60)
      .nullable()
      .default(null),
  })
  .refine(({ gapMinutes, maxGapMinutes }) => maxGapMinutes === null || maxGapMinutes >= gapMinutes, {
    path: ["maxGapMinutes"],
    message: "below gapMinutes",
  });
export type ExperimentStep = z.infer<typeof experimentStepSchema>;

/** Steps that are booked together. */
export const experimentInputSchema = z.object({
  title: z.string().trim().min(1).max(MAX_RESERVATION_TITLE),
  projectId: idSchema.nullable().default(null),
  /** Not before this moment. */
  fromTime: instantSchema,
  /** The first step starts at most this many days after it. */
  horizonDays: z.number().int().min(1).max(60).default(14),
  steps: z.array(experimentStepSchema).min(1).max(MAX_EXPERIMENT_STEPS),
});
export type ExperimentInput = z.infer<typeof experimentInputSchema>;

/** When and on what each step runs. */
export const experimentPlanSchema = z.object({
  steps: z.array(
    z.object({
      title: z.string(),
      equipmentId: idSchema,
      equipmentName: z.string(),
      startTime: instantSchema,
      endTime: instantSchema,
    }),
  ),
});
export type ExperimentPlan = z.infer<typeof experimentPlanSchema>;
