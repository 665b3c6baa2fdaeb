import { addDays, type DayRange, startOfZonedDay, type TimeUnit, wallTimeOf } from "@benchleaf/contract";

/** Buckets of time: `starts` has the first day of each, and the day after the last. */
export interface DayBuckets {
  readonly unit: Exclude<TimeUnit, "hourOfWeek">;
  readonly starts: readonly string[];
}

/** Maximum number of places of a time axis; a longer range takes the next coarser unit. */
export const MAX_TIME_PLACES = 400;
/** Maximum number of hours that are counted for the hours of a week: five years. */
const MAX_HOURS = 5 * 366 * 24;

const HOUR_MS = 3_600_000;
const units = ["day", "week", "month", "quarter", "year"] as const;

const monthStart = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/**
 * The first day of the unit that a day belongs to.
 *
 * @param weekStart 1 is Monday, 7 is Sunday
 * @example startOfUnit("2026-11-28", "week", 1) // "2026-11-23"
 */
export const startOfUnit = (day: string, unit: DayBuckets["unit"], weekStart: number): string => {
  const [year = 1970, month = 1] = day.split("-").map(Number);
  switch (unit) {
    case "day":
      return day;
    case "week": {
      const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
      return addDays(day, -((weekday - weekStart + 7) % 7));
    }
    case "month":
      return monthStart(year, month - 1);
    case "quarter":
      return monthStart(year, Math.floor((month - 1) / 3) * 3);
    default:
      return monthStart(year, 0);
  }
};

const nextStart = (start: string, unit: DayBuckets["unit"]): string => {
  const [year = 1970, month = 1] = start.split("-").map(Number);
  switch (unit) {
    case "day":
      return addDays(start, 1);
    case "week":
      return addDays(start, 7);
    case "month":
      return monthStart(year, month);
    case "quarter":
      return monthStart(year, month + 2);
    default:
      return monthStart(year + 1, 0);
  }
};

/** All buckets of a range, also those in which nothing happened; undefined if they are too many. */
const bucketsIn = (range: DayRange, unit: DayBuckets["unit"], weekStart: number): DayBuckets | undefined => {
  const starts = [startOfUnit(range.from, unit, weekStart)];
  while (starts[starts.length - 1]! < range.to) {
    if (starts.length > MAX_TIME_PLACES) return undefined;
    starts.push(nextStart(starts[starts.length - 1]!, unit));
  }
  return { unit, starts };
};

/**
 * The buckets of a range in a unit, or in the next coarser one that has few enough; undefined beyond centuries.
 *
 * @example dayBuckets({ from: "2026-11-22", to: "2026-11-29" }, "week", 1)?.starts
 * // ["2026-11-16", "2026-11-23", "2026-11-30"]
 */
export const dayBuckets = (
  range: DayRange,
  unit: DayBuckets["unit"],
  weekStart: number,
): DayBuckets | undefined => {
  for (const one of units.slice(units.indexOf(unit))) {
    const found = bucketsIn(range, one, weekStart);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The moments at which days begin in a zone, as the database takes them. */
export const momentsOf = (days: readonly string[], timezone: string): readonly string[] =>
  days.map((day) => new Date(startOfZonedDay(day, timezone)).toISOString());

/** Hours of a range, with the weekday and the hour that clocks show in each. */
export interface HourBuckets {
  readonly starts: readonly string[];
  /** Weekday from 0 for Monday, times 24, and the hour. */
  readonly slots: readonly number[];
}

/** The hours of a day whose clocks change: to each next full hour, which some zones move by half an hour. */
const changedHours = (from: number, to: number, timezone: string): (readonly [number, number])[] => {
  const hours: (readonly [number, number])[] = [];
  for (let at = from; at < to; ) {
    const { minutes } = wallTimeOf(at, timezone);
    hours.push([at, Math.floor(minutes / 60)]);
    at += HOUR_MS - (minutes % 60) * 60_000;
  }
  return hours;
};

/** Every hour of a range; undefined if they are too many. */
export const hourBuckets = ({ from, to }: DayRange, timezone: string): HourBuckets | undefined => {
  if ((Date.parse(to) - Date.parse(from)) / HOUR_MS > MAX_HOURS) return undefined;
  const starts: string[] = [];
  const slots: number[] = [];
  let [day, start] = [from, startOfZonedDay(from, timezone)];
  while (day < to) {
    const next = addDays(day, 1);
    const end = startOfZonedDay(next, timezone);
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const isWhole = end - start === 24 * HOUR_MS;
    const hours = isWhole
      ? Array.from({ length: 24 }, (_, hour) => [start + hour * HOUR_MS, hour] as const)
      : changedHours(start, end, timezone);
    for (const [at, hour] of hours) {
      starts.push(new Date(at).toISOString());
      slots.push(weekday * 24 + hour);
    }
    [day, start] = [next, end];
  }
  starts.push(new Date(start).toISOString());
  return { starts, slots };
};

/** The days of the first and last moment, as a range in a zone. */
export const rangeOfMoments = (first: Date, last: Date, timezone: string): DayRange => ({
  from: wallTimeOf(first.getTime(), timezone).date,
  to: addDays(wallTimeOf(last.getTime(), timezone).date, 1),
});
