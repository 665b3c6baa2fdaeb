import { z } from "zod";
import { addDays } from "../../equipment/zoned-time.ts";

/** Periods of a board, relative to the day on which it is read; `custom` names its first and last day. */
export const periodKinds = [
  "all",
  "last7Days",
  "last30Days",
  "last90Days",
  "last12Months",
  "thisMonth",
  "thisYear",
  "next30Days",
  "custom",
] as const;
export type PeriodKind = (typeof periodKinds)[number];

const day = z.iso.date().refine((date) => date >= "1970-01-01" && date <= "2199-12-31");

/** A period; both days of a custom one belong to it. */
export const periodSchema = z
  .object({
    kind: z.enum(periodKinds).meta({ examples: ["last30Days"] }),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(
    ({ kind, from, to }) => kind !== "custom" || (from !== undefined && to !== undefined && from <= to),
  );
export type Period = z.infer<typeof periodSchema>;

/** Whole days: `from` belongs to it, `to` is the first day after it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const monthsLater = (date: string, months: number): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);

/**
 * The days of a period; null for all time.
 *
 * @param today the reader's day, in their time zone
 * @example rangeOfPeriod({ kind: "last7Days" }, "2026-11-28") // { from: "2026-11-22", to: "2026-11-29" }
 */
export const rangeOfPeriod = ({ kind, from, to }: Period, today: string): DayRange | null => {
  const tomorrow = addDays(today, 1);
  const month = `${today.slice(0, 7)}-01`;
  switch (kind) {
    case "all":
      return null;
    case "last7Days":
      return { from: addDays(tomorrow, -7), to: tomorrow };
    case "last30Days":
      return { from: addDays(tomorrow, -30), to: tomorrow };
    case "last90Days":
      return { from: addDays(tomorrow, -90), to: tomorrow };
    case "last12Months":
      return { from: monthsLater(month, -11), to: tomorrow };
    case "thisMonth":
      return { from: month, to: monthsLater(month, 1) };
    case "thisYear":
      return { from: `${today.slice(0, 4)}-01-01`, to: `${Number(today.slice(0, 4)) + 1}-01-01` };
    case "next30Days":
      return { from: today, to: addDays(today, 30) };
    default:
      return from === undefined || to === undefined ? null : { from, to: addDays(to, 1) };
  }
};

/** The range of the same length right before; the trend of a number compares with it. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return { from: addDays(from, -days), to: from };
};
