import { z } from "zod";

/** How often something repeats. */
export const recurrenceFrequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** Days of the week as RFC 5545 names them, Monday first. */
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof weekdays)[number];

/** Last day of a month, whichever that is. */
export const LAST_DAY_OF_MONTH = -1;
/** Days that some months do not have are written as the last day. */
export const MAX_DAY_OF_MONTH = 28;
/** Maximum number of occurrences of a recurrence that ends after a number of them. */
export const MAX_OCCURRENCES = 366;

/** A day of the calendar without a time, e.g. `2026-11-30`. */
export const calendarDateSchema = z.iso.date().meta({ examples: ["2099-01-02"] });

/** A wall-clock time without a zone, e.g. `2026-11-30T09:00`. */
export const localTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((text) => z.iso.datetime({ local: true }).safeParse(`${text}:00`).success)
  .meta({ examples: ["2099-01-02T09:00"] });

/**
 * A recurrence: every `interval` days, weeks, months or years, at the time of day of its first occurrence. Without
 * `until` and `count` it never ends.
 *
 * @example { frequency: "WEEKLY", interval: 2, weekdays: ["MO", "TH"], monthDay: null, until: null, count: null }
 */
export const recurrenceSchema = z
  .object({
    frequency: z.enum(recurrenceFrequencies),
    interval: z.number().int().min(1).max(99).default(1),
    /** Weekly only; none: the day of the week of the first occurrence. */
    weekdays: z.array(z.enum(weekdays)).max(7).default([]),
    /** Monthly only; null: the day of the first occurrence, or the month's last where that is too late. */
    monthDay: z
      .union([z.literal(LAST_DAY_OF_MONTH), z.number().int().min(1).max(MAX_DAY_OF_MONTH)])
      .nullable()
      .default(null),
    /** The last day on which it may come, in its own zone. */
    until: calendarDateSchema.nullable().default(null),
    count: z.number().int().min(1).max(MAX_OCCURRENCES).nullable().default(null),
  })
  .refine(({ until, count }) => until === null || count === null, {
    path: ["count"],
    message: "not with until",
  });
export type Recurrence = z.infer<typeof recurrenceSchema>;
