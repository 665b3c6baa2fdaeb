import { addDays, MAX_SERIES_DATES, momentOfWall, wallTimeOf } from "@benchleaf/contract";
import { RRuleTemporal } from "rrule-temporal";

const MINUTE_MS = 60_000;

/** One date of a series: its local start, and its moments where they exist on the local clock. */
export interface Occurrence {
  /** e.g. `2026-03-29T02:30` */
  readonly originalStart: string;
  /** Null if a clock change skips its start or its end. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

const UNTIL = /(?:^|;)UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?(?=;|$)/;

/**
 * Returns the last local moment of a rule, e.g. `20261231T235959`: a day counts to its end, a local time is itself, and
 * a time in UTC is what the clocks of the zone show then.
 */
const untilOf = (rule: string, zone: string): string | undefined => {
  const [, year, month, day, hour, minute, second, utc] = UNTIL.exec(rule) ?? [];
  if (year === undefined) return undefined;
  if (hour === undefined) return `${year}${month}${day}T235959`;
  if (utc !== "Z") return `${year}${month}${day}T${hour}${minute}${second}`;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(moment)) return undefined;
  const wall = wallTimeOf(moment, zone);
  return `${wall.date.replaceAll("-", "")}T${wall.time.replace(":", "")}${second}`;
};

const isBounded = (rule: string): boolean =>
  /(?:^|;)COUNT=[1-9]\d{0,3}(?:;|$)/.test(rule) !== UNTIL.test(rule);

/**
 * Returns the local starts of a rule, e.g. `2026-03-02T09:00`; null for a rule that has no end, is invalid, or has
 * more dates than allowed. Computed by the calendar alone, so that no time zone shifts a date.
 *
 * @param start the first local start, e.g. `2026-03-02T09:00`
 * @param zone in which an end in UTC is read
 */
export const localStarts = (rule: string, start: string, zone: string): string[] | null => {
  if (!isBounded(rule)) return null;
  const until = untilOf(rule, zone);
  const floating = until === undefined ? rule : rule.replace(/UNTIL=[^;]+/, `UNTIL=${until}Z`);
  const compact = `${start.slice(0, 16).replaceAll(/[-:]/g, "")}00`;
  try {
    const series = new RRuleTemporal({
      rruleString: `DTSTART;TZID=UTC:${compact}\nRRULE:${floating}`,
      maxIterations: 20_000,
    });
    const found = series.all((_: unknown, count: number) => count <= MAX_SERIES_DATES);
    if (found.length === 0 || found.length > MAX_SERIES_DATES) return null;
    return found.map((date) => new Date(date.epochMilliseconds).toISOString().slice(0, 16));
  } catch {
    return null;
  }
};

/** By how many local days, and at which local time, an end follows its start. */
const endOf = (from: number, to: number, zone: string) => {
  const [start, end] = [wallTimeOf(from, zone), wallTimeOf(to, zone)];
  const days = Math.round((Date.parse(end.date) - Date.parse(start.date)) / 86_400_000);
  return (date: string): string => `${addDays(date, days)}T${end.time}`;
};

/**
 * Returns the dates of a series in a time zone: each begins and ends at the same times of its local days, so a night
 * with a clock change is an hour longer or shorter. A skipped time has no span; of a repeated time the first counts.
 *
 * @returns null for a rule without an end, or with more than 366 dates
 */
export const expandSeries = (
  rule: string,
  { from, to }: { readonly from: number; readonly to: number },
  zone: string,
): Occurrence[] | null => {
  const first = wallTimeOf(from, zone);
  const starts = localStarts(rule, `${first.date}T${first.time}`, zone);
  if (starts === null) return null;
  const localEnd = endOf(from, to, zone);
  return starts.map((originalStart) => {
    const start = momentOfWall(originalStart, zone);
    const end = momentOfWall(localEnd(originalStart.slice(0, 10)), zone);
    const isSound = start !== null && end !== null && end - start >= MINUTE_MS;
    return { originalStart, span: isSound ? { from: start, to: end } : null };
  });
};

/** Returns the rule with another end, e.g. where the dates from one on become a series of their own. */
export const endedBefore = (rule: string, date: string): string => {
  const parts = rule.split(";").filter((part) => !/^(COUNT|UNTIL)=/.test(part));
  return [...parts, `UNTIL=${addDays(date, -1).replaceAll("-", "")}`].join(";");
};
