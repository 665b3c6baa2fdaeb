import { LAST_DAY_OF_MONTH, type Recurrence } from "./recurrence.schema.ts";

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The 28th up to a later day: of these a month has at least the first. */
const lateDays = (day: number): string => [28, 29, 30, 31].filter((one) => one <= day).join(",");

/**
 * Returns a recurrence as RFC 5545 writes it, for its first wall-clock time. A monthly or yearly one that begins on a
 * day that some months do not have uses their last day. `UNTIL` is a day, of which every time counts.
 *
 * @param firstTime e.g. `2026-11-30T09:00`
 * @example recurrenceRule({ frequency: "WEEKLY", interval: 2, weekdays: ["MO"], monthDay: null, until: null, count: 4 },
 *   "2026-11-30T09:00") // "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=4"
 */
export const recurrenceRule = (recurrence: Recurrence, firstTime: string): string => {
  const { frequency, interval, weekdays, monthDay, until, count } = recurrence;
  const [year = 0, month = 1, day = 1] = firstTime.slice(0, 10).split("-").map(Number);
  const parts = [`FREQ=${frequency}`, `INTERVAL=${interval}`];
  if (frequency === "WEEKLY" && weekdays.length > 0) parts.push(`BYDAY=${weekdays.join(",")}`);
  const isLate = day > 28;
  const isLast = isLate && day === daysIn(year, month);
  if (frequency === "MONTHLY") {
    if (monthDay !== null) parts.push(`BYMONTHDAY=${monthDay}`);
    else if (isLast) parts.push(`BYMONTHDAY=${LAST_DAY_OF_MONTH}`);
    else if (isLate) parts.push(`BYMONTHDAY=${lateDays(day)}`, "BYSETPOS=-1");
    else parts.push(`BYMONTHDAY=${day}`);
  }
  if (frequency === "YEARLY")
    parts.push(`BYMONTH=${month};BYMONTHDAY=${month === 2 && day === 29 ? LAST_DAY_OF_MONTH : day}`);
  if (until !== null) parts.push(`UNTIL=${until.replaceAll("-", "")}`);
  if (count !== null) parts.push(`COUNT=${count}`);
  return parts.join(";");
};
