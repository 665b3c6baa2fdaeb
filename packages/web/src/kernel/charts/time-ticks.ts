import { dayOf, startOfDay } from "../end-of-day.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MONTH = 30 * DAY;

/** Within a day, in minutes; over days; over months. */
const WITHIN_DAY = [1, 5, 15, 30, 60, 180, 360, 720];
const DAYS = [1, 2, 7, 14];
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120];

const nextDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string, by: number): readonly string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = nextDay(day, by)) days.push(day);
  return days;
};

const monthsBetween = (from: string, to: string, by: number): readonly string[] => {
  const months: string[] = [];
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  for (let month = Math.floor(first / by) * by; ; month += by) {
    const day = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
    if (day > to) return months;
    months.push(day);
  }
};

/**
 * Round moments between two, at most about `most` of them: midnights, full hours, first days of months as people of a
 * timezone live them, also where the clocks change in between. In milliseconds.
 *
 * @example timeTicks(Date.parse("2026-11-29T10:00Z"), Date.parse("2026-12-02T10:00Z"), 4, "UTC")
 * // the midnights of 30 November, 1 and 2 December
 */
export const timeTicks = (from: number, to: number, most: number, timezone: string): readonly number[] => {
  const step = Math.max(1, (to - from) / Math.max(1, most));
  const first = dayOf(new Date(from).toISOString(), timezone);
  const last = dayOf(new Date(to).toISOString(), timezone);
  const midnights = (days: readonly string[]) => days.map((day) => Date.parse(startOfDay(day, timezone)));
  const isWithin = (tick: number) => tick >= from && tick <= to;
  const minutes = WITHIN_DAY.find((one) => one * MINUTE >= step);
  if (minutes !== undefined) {
    const size = minutes * MINUTE;
    const ofDay = (start: number) => Array.from({ length: DAY / size }, (_, at) => start + at * size);
    // A day of 23 hours runs into the next one.
    return [...new Set(midnights(daysBetween(first, last, 1)).flatMap(ofDay))].filter(isWithin);
  }
  const days = DAYS.find((one) => one * DAY >= step);
  if (days !== undefined) return midnights(daysBetween(first, last, days)).filter(isWithin);
  const months = MONTHS.find((one) => one * MONTH >= step) ?? 240;
  return midnights(monthsBetween(first, last, months)).filter(isWithin);
};

/**
 * Every how many places of an axis one is named, so that names do not touch.
 *
 * @example labelStep(30, 600, 50) // 3: twelve names have room
 */
export const labelStep = (places: number, width: number, nameWidth: number): number =>
  Math.max(1, Math.ceil((places * nameWidth) / Math.max(1, width)));
