import type { AnalysisOutcome, AnalysisSpec, AnalysisTable } from "@benchleaf/bio";
import type { TaskTable } from "../../kernel/compute.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The result for a table, or why there is none. */
    "analyse-table": { input: { table: AnalysisTable; spec: AnalysisSpec }; output: AnalysisOutcome };
  }
}

export const analysisTasks: TaskTable<"analyse-table"> = {
  "analyse-table": { isForeign: false, load: async () => (await import("./analysis.work.ts")).analyseTable },
};
