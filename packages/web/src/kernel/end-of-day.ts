import { addDays } from "@benchleaf/contract";

/** How far a timezone is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (instant: number, timezone: string): number => {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: timezone, timeZoneName: "longOffset" });
  const name = parts.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d+):?(\d*)/.exec(name) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? -size : size;
};

const instantOf = (asUtc: number, timezone: string): string => {
  // The clocks may change between midnight there and midnight in Greenwich, so the offset is computed twice.
  const near = asUtc - offsetAt(asUtc, timezone);
  return new Date(asUtc - offsetAt(near, timezone)).toISOString();
};

/**
 * The moment at which clocks of a timezone show a time, as `<input type="datetime-local">` writes it.
 *
 * @example momentOf("2026-11-30T18:30", "Asia/Shanghai") // "2026-11-30T10:30:00.000Z"
 */
export const momentOf = (wall: string, timezone: string): string =>
  instantOf(Date.parse(`${wall.slice(0, 16)}:00.000Z`), timezone);

/**
 * The first moment of a day as people of a timezone live it.
 *
 * @example startOfDay("2026-11-30", "Asia/Shanghai") // "2026-11-29T16:00:00.000Z"
 */
export const startOfDay = (day: string, timezone: string): string =>
  instantOf(Date.parse(`${day}T00:00:00.000Z`), timezone);

/**
 * The last moment of a day as people of a timezone live it.
 *
 * @example endOfDay("2026-11-30", "Asia/Shanghai") // "2026-11-30T15:59:59.999Z"
 */
export const endOfDay = (day: string, timezone: string): string =>
  instantOf(Date.parse(`${day}T23:59:59.999Z`), timezone);

/**
 * The day on which an instant is in a zone, as `YYYY-MM-DD`.
 *
 * @example dayOf("2026-11-30T16:30:00.000Z", "Asia/Shanghai") // "2026-12-01"
 */
export const dayOf = (instant: string, timezone: string): string =>
  // Swedish writes dates as ISO 8601 does.
  new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" }).format(new Date(instant));

/**
 * Today in a timezone, or a day so many days after it.
 * @example dayAfter(30, "Asia/Shanghai") // "2026-12-31" on December 1 in Shanghai
 */
export const dayAfter = (days: number, timezone: string, now = new Date()): string =>
  addDays(dayOf(now.toISOString(), timezone), days);
