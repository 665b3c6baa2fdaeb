import { type Advice, adviseTest } from "./advice.ts";
import { adviseCorrelation, adviseCounts } from "./advise-others.ts";
import type { AnalysisMethod, AnalysisResult, AnalysisSpec } from "./analysis-spec.ts";
import { countMethods, readCounts } from "./count-methods.ts";
import { curveMethods } from "./curve-methods.ts";
import { groupMethods } from "./group-methods.ts";
import { readGroups, readSeries } from "./read-roles.ts";
import { type AnalysisTable, type TableReader, tableReader } from "./read-table.ts";
import { type StatisticsError, StatisticsRefusal } from "./refusal.ts";
import { sampleMethods } from "./sample-methods.ts";

/** A result, or why there is none. */
export type AnalysisOutcome =
  | { readonly ok: true; readonly result: AnalysisResult }
  | { readonly ok: false; readonly error: StatisticsError };

const methods: Record<AnalysisMethod, (reader: TableReader, spec: AnalysisSpec) => AnalysisResult> = {
  ...groupMethods,
  ...curveMethods,
  ...countMethods,
  ...sampleMethods,
};

const refusing = <T>(work: () => T): { ok: true; result: T } | { ok: false; error: StatisticsError } => {
  try {
    return { ok: true, result: work() };
  } catch (error) {
    if (error instanceof StatisticsRefusal) return { ok: false, error: error.refusal };
    throw error;
  }
};

/** Runs the analysis of a table; the same in the browser and on the server. */
export const analyse = (table: AnalysisTable, spec: AnalysisSpec): AnalysisOutcome =>
  refusing(() => methods[spec.method](tableReader(table, spec.decimalMark, spec.excluded), spec));

/** Which test fits a table, and why: of counts, of two measures, or of groups. */
export const adviseAnalysis = (
  table: AnalysisTable,
  spec: AnalysisSpec,
  arePairs: boolean,
): { ok: true; result: Advice } | { ok: false; error: StatisticsError } =>
  refusing(() => {
    const reader = tableReader(table, spec.decimalMark, spec.excluded);
    if (spec.method === "contingency") return adviseCounts(readCounts(reader, spec).counts);
    if (spec.method === "correlation")
      return adviseCorrelation(readSeries(reader, { ...spec, roles: { ...spec.roles, group: [] } })[0]!);
    return adviseTest(readGroups(reader, spec), arePairs);
  });
