import type { Advice, AnalysisOutcome, AnalysisSpec, AnalysisTable } from "@benchleaf/bio";
import { runIn } from "../../../kernel/workers/run-in-worker.ts";

/** What a worker is given. */
export interface AnalysisJob {
  readonly table: AnalysisTable;
  readonly spec: AnalysisSpec;
}

/** What it answers. */
export interface AnalysisAnswer {
  readonly outcome: AnalysisOutcome;
  readonly advice: Advice | null;
}

/** Calculates in a worker. */
export const runAnalysis = (job: AnalysisJob, signal: AbortSignal): Promise<AnalysisAnswer> =>
  runIn(new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" }), job, { signal });
