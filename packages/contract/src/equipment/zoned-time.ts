/*
 * Times of day in a zone and moments, both ways. `Date` knows the zone of its machine alone, and a device's hours are
 * those of the place where it is.
 */
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
};

/** What clocks and calendars of a zone show at a moment. */
export interface WallTime {
  /** e.g. `2026-03-29` */
  readonly date: string;
  /** e.g. `02:30` */
  readonly time: string;
  /** Since the day's midnight by the clock. */
  readonly minutes: number;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
}

const offsets = new Map<string, number>();

/** The offset at the start of a quarter of an hour; offsets change at most once in it. */
const offsetAt = (at: number, zone: string): number => {
  const key = `${zone} ${at}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = Number(value);
  const shown = Date.UTC(
    parts.year!,
    parts.month! - 1,
    parts.day!,
    parts.hour!,
    parts.minute!,
    parts.second!,
  );
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(key, shown - at);
  return shown - at;
};

/** By how many milliseconds clocks of a zone are ahead of UTC at a moment. */
export const zoneOffset = (moment: number, zone: string): number => {
  const day = Math.floor(moment / DAY_MS) * DAY_MS;
  // No zone changes its clocks twice in one day: where both ends are the same, so is the day.
  const before = offsetAt(day, zone);
  if (before === offsetAt(day + DAY_MS, zone)) return before;
  return offsetAt(Math.floor(moment / (15 * MINUTE_MS)) * 15 * MINUTE_MS, zone);
};

/**
 * What clocks of a zone show.
 *
 * @example wallTimeOf(Date.parse("2026-11-30T10:30:00Z"), "Asia/Shanghai") // date "2026-11-30", time "18:30", weekday 1
 */
export const wallTimeOf = (moment: number, zone: string): WallTime => {
  const shown = moment + zoneOffset(moment, zone);
  const text = new Date(shown).toISOString();
  const sinceMidnight = shown - Math.floor(shown / DAY_MS) * DAY_MS;
  return {
    date: text.slice(0, 10),
    time: text.slice(11, 16),
    minutes: Math.floor(sinceMidnight / MINUTE_MS),
    weekday: ((new Date(shown).getUTCDay() + 6) % 7) + 1,
  };
};

/**
 * The moment at which clocks of a time zone show a local time: the first one if it occurs twice, null if it is
 * skipped.
 *
 * @param wall e.g. `2026-03-29T02:30`
 * @example momentOfWall("2026-03-29T02:30", "Europe/Berlin") // null
 */
export const momentOfWall = (wall: string, zone: string): number | null => {
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  const candidates = [zoneOffset(asUtc - DAY_MS, zone), zoneOffset(asUtc + DAY_MS, zone)]
    .map((offset) => asUtc - offset)
    .filter((moment) => moment + zoneOffset(moment, zone) === asUtc);
  return candidates.length === 0 ? null : Math.min(...candidates);
};

/** The first moment of a day in a zone, also of one whose midnight the clocks leave out. */
export const startOfZonedDay = (date: string, zone: string): number => {
  for (let minutes = 0; minutes < 180; minutes += 15) {
    const time = new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
    const moment = momentOfWall(`${date}T${time}`, zone);
    if (moment !== null) return moment;
  }
  return Date.parse(`${date}T00:00:00.000Z`);
};

/** @example addDays("2028-02-28", 1) // "2028-02-29" */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7));
