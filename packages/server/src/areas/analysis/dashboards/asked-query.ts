import {
  type AnalysisQuery,
  type DayRange,
  type Id,
  type Locale,
  type Period,
  type ReaderZone,
  rangeOfPeriod,
  wallTimeOf,
} from "@benchleaf/contract";
import type { AnalysisSet } from "../../../kernel/analysis-sets.ts";
import type { Counting } from "./query.store.ts";

/** A query with what its board and its reader add. */
export interface AskedQuery {
  readonly query: AnalysisQuery;
  readonly zone: ReaderZone;
  /** Of the board, for a query without its own. */
  readonly period: Period;
  /** Of a project's board: only this project is counted. */
  readonly projectId: Id | null;
}

/** What else a count needs. */
export interface AskedCount extends AskedQuery {
  readonly hasPrevious: boolean;
  /** All names instead of the largest, for a table to take along. */
  readonly isWhole?: boolean;
  /** For names in several languages. */
  readonly locale: Locale;
}

/** The days that a query counts; null for all time. */
export const rangeOfQuery = ({ query, period, zone }: AskedQuery): DayRange | null =>
  rangeOfPeriod(query.period ?? period, wallTimeOf(Date.now(), zone.timezone).date);

/** Which records a query counts: its filters, its period, and the project of the board. */
export const countingOf = (set: AnalysisSet, asked: AskedQuery): Counting => {
  const { query, projectId, zone } = asked;
  const range = rangeOfQuery(asked);
  const ofProject = projectId === null ? [] : [{ field: "project", values: [projectId], isNot: false }];
  return {
    set,
    filters: [...query.filters, ...ofProject],
    within: range === null ? [] : [{ time: query.time, range }],
    hour: null,
    timezone: zone.timezone,
  };
};
