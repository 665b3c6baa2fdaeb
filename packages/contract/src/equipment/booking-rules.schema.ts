import { z } from "zod";
import { idSchema } from "../foundation/id.ts";
import { MAX_CLOSED_DATES, MAX_OPENING_PERIODS } from "./equipment-limits.ts";

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
  .meta({ examples: ["08:00"] });

/** A part of a weekday in which a device is open; 1 is Monday, times are those of the device's place. */
export const openingPeriodSchema = z
  .object({ day: z.number().int().min(1).max(7), from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "after from" });
export type OpeningPeriod = z.infer<typeof openingPeriodSchema>;

const minutes = (most: number) => z.number().int().min(1).max(most).nullable().default(null);
const ids = z.array(idSchema).max(50).default([]);

/** What a booking of a device has to keep to. Null and empty lists ask for nothing. */
export const bookingRulesSchema = z
  .object({
    /** Shortest booking, in minutes. */
    minMinutes: minutes(60 * 24 * 31),
    /** Maximum length of a booking, in minutes. */
    maxMinutes: minutes(60 * 24 * 366),
    /** Starts and ends are multiples of this many minutes of the local day. */
    stepMinutes: z
      .union([z.literal(5), z.literal(10), z.literal(15), z.literal(30), z.literal(60)])
      .nullable()
      .default(null),
    /** A booking is made so long before it starts, in minutes. */
    leadMinutes: minutes(60 * 24 * 90),
    /** Maximum number of days between booking and start. */
    horizonDays: z.number().int().min(1).max(730).nullable().default(null),
    /** Empty: always open. */
    opening: z.array(openingPeriodSchema).max(MAX_OPENING_PERIODS).default([]),
    /** Days on which it is closed, e.g. `2026-10-01`. */
    closedDates: z
      .array(z.object({ date: z.iso.date(), name: z.string().trim().max(60).default("") }))
      .max(MAX_CLOSED_DATES)
      .default([]),
    /** What one person may book in a local day, in minutes. */
    dayQuotaMinutes: minutes(60 * 24),
    /** What one person may book in a local week from Monday, in minutes. */
    weekQuotaMinutes: minutes(60 * 24 * 7),
    /** Maximum number of future bookings per user. */
    maxUpcoming: z.number().int().min(1).max(1_000).nullable().default(null),
    /** Only these roles book; empty: all. */
    roleIds: ids,
    /** Only for these projects; empty: whatever project, or none. */
    projectIds: ids,
    needsTraining: z.boolean().default(false),
    needsApproval: z.boolean().default(false),
    /** Minimum number of minutes between a cancellation and the start. */
    cancelMinutes: minutes(60 * 24 * 90),
    /** A booking is released if nobody checks in within this many minutes after the start. */
    checkInMinutes: minutes(60 * 12),
  })
  .refine(
    ({ minMinutes, maxMinutes }) => minMinutes === null || maxMinutes === null || minMinutes <= maxMinutes,
    {
      path: ["maxMinutes"],
      message: "below minMinutes",
    },
  );
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** Rules that ask for nothing. */
export const noBookingRules: BookingRules = bookingRulesSchema.parse({});
