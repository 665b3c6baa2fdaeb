import { DEFAULT_TIMEZONE } from "@benchleaf/contract";

/** The hour of the daily email in its reader's time zone. */
export const DIGEST_HOUR = 8;

/** The given time zone, or the application's default if it is unknown. */
export const knownTimezone = (timezone: string | undefined): string => {
  if (timezone === undefined) return DEFAULT_TIMEZONE;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIMEZONE;
  }
};

/** Local time of a time zone, written as if it were UTC. */
const wallClock = (instant: number, timezone: string): number => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
};

/** The instant of a local time; computed twice, since the first guess may be beyond a clock change. */
const instantOf = (wall: number, timezone: string): number => {
  const guess = wall - (wallClock(wall, timezone) - wall);
  return wall - (wallClock(guess, timezone) - guess);
};

/**
 * The next eight o'clock of a zone after an instant.
 *
 * @example nextDigestTime(new Date("2026-11-21T00:00:00Z"), "Asia/Shanghai") // 2026-11-22T00:00:00Z
 */
export const nextDigestTime = (now: Date, timezone: string): Date => {
  const wall = new Date(wallClock(now.getTime(), timezone));
  for (let days = 0; ; days++) {
    const day = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days, DIGEST_HOUR);
    const instant = instantOf(day, timezone);
    if (instant > now.getTime()) return new Date(instant);
  }
};
