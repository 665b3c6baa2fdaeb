import { addDays, analysisSetOf, type DayRange, type TimeUnit } from "@benchleaf/contract";
import type { SetReader } from "../../../kernel/analysis-sets.ts";
import type { Queries } from "../../../kernel/database.ts";
import { problem } from "../../../kernel/problem.ts";
import { type AskedQuery, rangeOfQuery } from "./asked-query.ts";
import { type Counting, findExtremes } from "./query.store.ts";
import {
  type DayBuckets,
  dayBuckets,
  type HourBuckets,
  hourBuckets,
  momentsOf,
  rangeOfMoments,
} from "./time-bounds.rules.ts";

/** The buckets of a query's time: bounds as the database takes them, and the days that they cover. */
export interface TimeAxis {
  readonly name: string;
  readonly bounds: readonly string[];
  readonly covered: DayRange;
  /** Null if hours of the week are counted. */
  readonly days: DayBuckets | null;
  readonly hours: HourBuckets | null;
}

interface Opening {
  readonly q: Queries;
  readonly reader: SetReader;
  readonly counting: Counting;
  readonly asked: AskedQuery;
}

/** The days of an axis: those of the period, or from the first to the last record; undefined without a record. */
const daysOfAxis = async (
  { q, reader, counting, asked }: Opening,
  name: string,
): Promise<DayRange | undefined> => {
  const range = rangeOfQuery(asked);
  if (range !== null && name === asked.query.time) return range;
  const extremes = await findExtremes(q, reader, counting, name);
  if (extremes === undefined) return undefined;
  const isDay = analysisSetOf(counting.set.key).times[name] === "day";
  if (isDay) return { from: extremes.first, to: addDays(extremes.last, 1) };
  return rangeOfMoments(new Date(extremes.first), new Date(extremes.last), asked.zone.timezone);
};

/**
 * The axis of a time. Its bounds are computed here and not by the database: they are days of the reader's zone, 23 or 25
 * hours long where clocks change, and `date_trunc` with a zone takes three times as long.
 *
 * @throws analysis.range.too.long
 */
export const openTimeAxis = async (
  opening: Opening,
  { name, unit }: { readonly name: string; readonly unit: TimeUnit },
): Promise<TimeAxis | undefined> => {
  const { timezone, weekStart } = opening.asked.zone;
  const covered = await daysOfAxis(opening, name);
  if (covered === undefined) return undefined;
  if (unit === "hourOfWeek") {
    const hours = hourBuckets(covered, timezone);
    if (hours === undefined) throw problem("analysis.range.too.long");
    return { name, bounds: hours.starts, covered, days: null, hours };
  }
  const days = dayBuckets(covered, unit, weekStart);
  if (days === undefined) throw problem("analysis.range.too.long");
  const isDay = analysisSetOf(opening.counting.set.key).times[name] === "day";
  return {
    name,
    bounds: isDay ? days.starts : momentsOf(days.starts, timezone),
    covered: { from: days.starts[0]!, to: days.starts.at(-1)! },
    days,
    hours: null,
  };
};
