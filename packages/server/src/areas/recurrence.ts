import { type Recurrence, recurrenceRule } from "@benchleaf/contract";
import { RRuleTemporal } from "rrule-temporal";

const DAY_MS = 86_400_000;

/** Milliseconds that a zone's clock is ahead of UTC at a moment. */
const offsetAt = (timezone: string, moment: number): number => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return wall - Math.floor(moment / 1000) * 1000;
};

/**
 * The moment of a local time in a time zone. A time skipped by a clock change is moved by the length of the gap; of a
 * repeated one, the first is meant.
 *
 * @example instantOf("2026-03-08T02:30", "America/New_York") // 2026-03-08T07:30:00.000Z, 03:30 on that day's clocks
 */
export const instantOf = (localTime: string, timezone: string): Date => {
  const wall = Date.parse(`${localTime}:00Z`);
  const candidates = [offsetAt(timezone, wall - DAY_MS), offsetAt(timezone, wall + DAY_MS)].map(
    (offset) => wall - offset,
  );
  const exact = candidates.filter((moment) => moment + offsetAt(timezone, moment) === wall);
  // In a gap both miss: by the offset before it, the time is after the gap.
  return new Date(exact.length > 0 ? Math.min(...exact) : candidates[0]!);
};

/** The day of a moment in a zone. @example dayOf(new Date("2026-11-29T17:00:00Z"), "Asia/Shanghai") // "2026-11-30" */
export const dayOf = (moment: Date, timezone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(moment);

/** The wall-clock time of a moment in a zone, `2026-11-30T09:00`. */
export const localTimeOf = (moment: Date, timezone: string): string =>
  new Date(moment.getTime() + offsetAt(timezone, moment.getTime())).toISOString().slice(0, 16);

/** A recurrence as RFC 5545 writes it; times are read as if there were no zones. */
export const ruleText = (recurrence: Recurrence, firstTime: string): string =>
  recurrenceRule(recurrence, firstTime).replace(/UNTIL=\d{8}/, (until) => `${until}T235959Z`);

/** The rule and its first occurrence. */
export interface Recurring {
  /** Null: once. */
  readonly recurrence: Recurrence | null;
  /** Wall-clock time of the first, `2026-11-30T09:00`. */
  readonly firstTime: string;
  readonly timezone: string;
}

/**
 * The moments after one and up to another, in order, up to a maximum. Local times stay the same when clocks change.
 * Rules are expanded in local time, so that none is skipped at a clock change.
 *
 * @example occurrencesOf({ recurrence: null, firstTime: "2026-11-30T09:00", timezone: "UTC" }, { after: null, until,
 * most: 5 })
 */
export const occurrencesOf = (
  { recurrence, firstTime, timezone }: Recurring,
  { after, until, most }: { readonly after: Date | null; readonly until: Date; readonly most: number },
): Date[] => {
  const isWanted = (moment: Date): boolean => (after === null || moment > after) && moment <= until;
  if (recurrence === null) return [instantOf(firstTime, timezone)].filter(isWanted).slice(0, most);
  const start = firstTime.replace(/[-:]/g, "");
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${start}00\nRRULE:${ruleText(recurrence, firstTime)}`,
    // The first time itself counts only if the rule matches: a weekly one on Mondays does not start on a Sunday.
    includeDtstart: false,
  });
  const found: Date[] = [];
  let cursor = new Date(Math.max(Date.parse(`${firstTime}:00Z`) - 1, (after?.getTime() ?? 0) - 2 * DAY_MS));
  while (found.length < most) {
    const next = rule.next(cursor, false);
    if (next === null) break;
    cursor = new Date(next.epochMilliseconds);
    const moment = instantOf(cursor.toISOString().slice(0, 16), timezone);
    if (moment > until) break;
    if (isWanted(moment)) found.push(moment);
  }
  return found;
};
