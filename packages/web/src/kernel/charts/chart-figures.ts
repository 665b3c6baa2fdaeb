import type { Locale } from "@benchleaf/contract";
import { createFormat } from "../format.ts";
import type { ChartAxis, ChartMeasure, DayAxis } from "./chart-data.ts";

/** Figures and places of a chart as its reader writes them. */
export interface ChartFigures {
  /** With its unit: `12,000 reads`, `4.2 MB`. */
  value(measure: ChartMeasure, value: number): string;
  /** The same without a unit where an axis names it once. */
  tick(measure: ChartMeasure, value: number): string;
  percent(part: number): string;
  list(names: readonly string[]): string;
  /** A place in full: `30 Nov 2026`. */
  place(axis: ChartAxis, at: number): string;
  /** A place as short as an axis has room for: `Nov 30`. */
  shortPlace(axis: ChartAxis, at: number): string;
  /** A moment on a time axis: the hour, at midnight the day, on the first of January the year. */
  moment(instant: number): string;
}

/** Six significant digits, and integers in full. @example digitsOf(0.04) // 7 */
const digitsOf = (value: number): number => {
  if (Number.isInteger(value) || value === 0) return 0;
  return Math.min(20, Math.max(0, 5 - Math.floor(Math.log10(Math.abs(value)))));
};

const momentWriter = (locale: Locale, timeZone: string): ((instant: number) => string) => {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, hourCycle: "h23", ...options });
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const hour = write({ hour: "2-digit", minute: "2-digit" });
  const day = write({ month: "short", day: "numeric" });
  const year = write({ year: "numeric" });
  return (instant) => {
    const wall = parts.format(instant);
    if (!wall.endsWith("00:00")) return hour.format(instant);
    return (wall.slice(5, 10) === "01-01" ? year : day).format(instant);
  };
};

/** A month, quarter or year, the same in all languages. @example coarseOf("quarter", "2026-10-01") // "2026 Q4" */
const coarseOf = (unit: NonNullable<DayAxis["unit"]>, start: string): string => {
  if (unit === "month") return start.slice(0, 7);
  const year = start.slice(0, 4);
  return unit === "year" ? year : `${year} Q${Math.ceil(Number(start.slice(5, 7)) / 3)}`;
};

/**
 * Writes figures for one language and timezone.
 *
 * @example chartFigures("en-US", "Asia/Shanghai").value({ kind: "bytes" }, 4_200_000) // "4.2 MB"
 */
export const chartFigures = (locale: Locale, timezone: string): ChartFigures => {
  const format = createFormat(locale, timezone);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const shortDay = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const tick: ChartFigures["tick"] = (measure, value) =>
    measure.kind === "bytes"
      ? format.bytes(value)
      : format.number(value, measure.fractionDigits ?? digitsOf(value));
  const withUnit = (text: string, unit: string | undefined) => (unit ? `${text} ${unit}` : text);
  const place: ChartFigures["place"] = (axis, at) => {
    if (axis.kind === "numbers") {
      const number = axis.places[at] ?? 0;
      return withUnit(format.number(number, digitsOf(number)), axis.unit);
    }
    const name = axis.places[at] ?? "";
    if (axis.kind === "days") return axis.unit ? coarseOf(axis.unit, name) : format.day(name);
    return axis.kind === "instants" ? format.dateTime(name) : name;
  };
  return {
    tick,
    place,
    value: (measure, value) =>
      withUnit(tick(measure, value), measure.kind === "number" ? measure.unit : undefined),
    list: format.list,
    percent: (part) => percent.format(part),
    shortPlace: (axis, at) =>
      axis.kind === "days" && !axis.unit
        ? shortDay.format(new Date(`${axis.places[at] ?? ""}T00:00:00Z`))
        : place(axis, at),
    moment: momentWriter(locale, timezone),
  };
};
