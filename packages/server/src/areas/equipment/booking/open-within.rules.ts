import { addDays, type BookingRules, wallTimeOf } from "@benchleaf/contract";
import { openSpansOf, type Span } from "./evaluate.rules.ts";

const DAY_MS = 86_400_000;

export const addDaysOf = (moment: number, days: number): number => moment + days * DAY_MS;

/** Returns when a device is open within a range, with adjacent days joined. */
export const openWithin = (whole: Span, rules: BookingRules, zone: string): Span[] => {
  if (rules.opening.length === 0 && rules.closedDates.length === 0) return [whole];
  const last = wallTimeOf(whole.to, zone).date;
  const spans: Span[] = [];
  for (let day = wallTimeOf(whole.from, zone).date; day <= last; day = addDays(day, 1))
    for (const span of openSpansOf(day, rules, zone)) {
      const before = spans.at(-1);
      if (before !== undefined && span.from <= before.to)
        spans[spans.length - 1] = { from: before.from, to: Math.max(before.to, span.to) };
      else spans.push(span);
    }
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, whole.from), to: Math.min(to, whole.to) }))
    .filter(({ from, to }) => from < to);
};
