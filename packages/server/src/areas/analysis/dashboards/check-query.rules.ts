import {
  type AnalysisQuery,
  analysisSetOf,
  type ChosenMeasure,
  choicesOfField,
  chosenMeasure,
  type Drill,
  type QueryFilter,
  setField,
  type TimeUnit,
} from "@benchleaf/contract";
import { problem } from "../../../kernel/problem.ts";

/** What a query asks, checked: every name is one that the set declares. */
export interface CheckedQuery {
  readonly measure: ChosenMeasure;
  readonly fields: readonly string[];
  readonly time: { readonly name: string; readonly unit: TimeUnit } | null;
  readonly filters: readonly QueryFilter[];
}

const refuse = (): never => {
  throw problem("analysis.query.invalid");
};

const ID = /^\d{1,18}$/;

const checkFilter = (set: AnalysisQuery["set"], filter: QueryFilter): void => {
  const field = setField(set, filter.field) ?? refuse();
  const values = filter.values.filter((value) => value !== null);
  if (field.type === "record" && !values.every((value) => ID.test(value))) refuse();
  if (field.type === "yesNo" && !values.every((value) => value === "yes" || value === "no")) refuse();
  if (field.type === "choice" && !values.every((value) => choicesOfField(field).includes(value))) refuse();
};

const checkTime = (set: AnalysisQuery["set"], time: string, unit?: TimeUnit): void => {
  const { times } = analysisSetOf(set);
  if (!Object.hasOwn(times, time)) refuse();
  // A day has no hours.
  if (unit === "hourOfWeek" && times[time] !== "instant") refuse();
};

/**
 * Amounts of several currencies are no sum: they are grouped by currency, or only one is counted.
 */
const checkCurrency = (query: AnalysisQuery, { keys }: ChosenMeasure, fields: readonly string[]): void => {
  const within = keys?.within;
  if (within === undefined || fields.includes(within)) return;
  const isOne = query.filters.some(
    ({ field, values, isNot }) => field === within && values.length === 1 && !isNot,
  );
  if (!isOne) refuse();
};

/** @throws analysis.query.invalid if the set has no such measure, field, time or value */
export const checkQuery = (query: AnalysisQuery): CheckedQuery => {
  const measure = chosenMeasure(query.set, query.measure) ?? refuse();
  checkTime(query.set, query.time);
  for (const filter of query.filters) checkFilter(query.set, filter);
  const fields: string[] = [];
  let time: CheckedQuery["time"] = null;
  for (const [at, group] of query.groups.entries()) {
    if ("field" in group) {
      if (setField(query.set, group.field) === undefined || fields.includes(group.field)) refuse();
      fields.push(group.field);
      continue;
    }
    checkTime(query.set, group.time, group.unit);
    // Time is across, the other group beside it; the hours of a week are both.
    if (at > 0 || (group.unit === "hourOfWeek" && query.groups.length > 1)) refuse();
    time = { name: group.time, unit: group.unit };
  }
  checkCurrency(query, measure, fields);
  return { measure, fields, time, filters: query.filters };
};

/** @throws analysis.query.invalid */
export const checkDrill = ({ set }: AnalysisQuery, { filters, within, hour }: Drill): void => {
  for (const filter of filters) checkFilter(set, filter);
  if (within !== null) checkTime(set, within.time);
  if (hour !== null) checkTime(set, hour.time, "hourOfWeek");
};
