import type { Locale } from "@benchleaf/contract";
import { usePreferences } from "./preferences.ts";

/** Numbers, dates and sizes as the reader writes them. */
export interface Format {
  number(value: number, fractionDigits?: number): string;
  /** An exact decimal number, with all its digits: "10000.25" as `10,000.25`. */
  decimal(text: string): string;
  /** An exact amount with its unit: `10,000 U`. */
  quantity(quantity: { readonly value: string; readonly unit: string }): string;
  /** An exact amount of money with its currency: `US$1,500.00`. */
  money(text: string, currency: string): string;
  /** Date and time to the minute in the user's timezone. */
  dateTime(instant: string | Date): string;
  date(instant: string | Date): string;
  /** `2026-11-30`: a day without a time, the same day in every timezone. */
  day(day: string): string;
  /** "3 minutes ago"; past a month, the date. */
  relative(instant: string | Date, now?: Date): string;
  bytes(count: number): string;
  basePairs(count: number, unit?: "bp" | "aa" | "nt"): string;
  /** "pUC19, EGFP and lacZ". */
  list(names: readonly string[]): string;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const MONTH_SECONDS = 30 * 86_400;
/** The most decimals that `Intl` writes of a number in every browser that is supported. */
const MOST_DECIMALS = 20;
const BYTE_UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Writes figures and moments for one language and timezone. */
export const createFormat = (locale: Locale, timezone: string): Format => {
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: timezone,
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: timezone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const list = new Intl.ListFormat(locale);
  const numbers = new Map<number, Intl.NumberFormat>();
  const number = (value: number, fractionDigits = 0) => {
    const known = numbers.get(fractionDigits);
    const writer = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits });
    if (!known) numbers.set(fractionDigits, writer);
    return writer.format(value);
  };
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS });
  const writeDecimal = (text: string) => decimal.format(text as Intl.StringNumericLiteral);
  const moneyWriters = new Map<string, Intl.NumberFormat>();
  const moneyIn = (currency: string) => {
    const writer =
      moneyWriters.get(currency) ??
      new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: MOST_DECIMALS });
    moneyWriters.set(currency, writer);
    return writer;
  };
  return {
    number,
    decimal: writeDecimal,
    quantity: ({ value, unit }) => `${writeDecimal(value)} ${unit}`,
    money: (text, currency) => moneyIn(currency).format(text as Intl.StringNumericLiteral),
    dateTime: (instant) => dateTime.format(new Date(instant)),
    date: (instant) => date.format(new Date(instant)),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    relative(instant, now = new Date()) {
      const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
      if (Math.abs(seconds) > MONTH_SECONDS) return date.format(new Date(instant));
      const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
      // Clocks differ a little: a moment just ahead of ours is now.
      return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, "second");
    },
    bytes(count) {
      const power = count < 1 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), BYTE_UNITS.length - 1);
      return `${number(count / 1000 ** power, power === 0 ? 0 : 1)} ${BYTE_UNITS[power]}`;
    },
    basePairs: (count, unit = "bp") => `${number(count)} ${unit}`,
    // In Chinese by its own comma alone: the word for "and" would stick to names in Latin letters.
    list: (names) => (locale.startsWith("zh") ? names.join("、") : list.format(names)),
  };
};

let latest: { readonly key: string; readonly format: Format } | undefined;

/** One for all rows of a page: what `Intl` makes is dear. */
const formatOf = (locale: Locale, timezone: string): Format => {
  const key = `${locale} ${timezone}`;
  if (latest?.key !== key) latest = { key, format: createFormat(locale, timezone) };
  return latest.format;
};

/** The formats of the reader's language and timezone. */
export const useFormat = (): Format => {
  const { locale, timezone } = usePreferences();
  return formatOf(locale, timezone);
};
