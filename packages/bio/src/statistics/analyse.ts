import { type Advice, adviseTest } from "./advice.ts";
import type { AnalysisMethod, AnalysisResult, AnalysisSpec } from "./analysis-spec.ts";
import { countMethods } from "./count-methods.ts";
import { curveMethods } from "./curve-methods.ts";
import { groupMethods } from "./group-methods.ts";
import { readGroups } from "./read-roles.ts";
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

/** Which comparison fits the groups of a table, and why. */
export const adviseAnalysis = (
  table: AnalysisTable,
  spec: AnalysisSpec,
  arePairs: boolean,
): { ok: true; result: Advice } | { ok: false; error: StatisticsError } =>
  refusing(() => adviseTest(readGroups(tableReader(table, spec.decimalMark, spec.excluded), spec), arePairs));
