import type { AnalysisOutcome, AnalysisSpec, AnalysisTable, FigureScene } from "@benchleaf/bio";
import type { TaskTable } from "../../kernel/compute.ts";

declare module "../../kernel/compute.ts" {
  interface ComputeTasks {
    /** The result for a table, or why there is none. */
    "analyse-table": { input: { table: AnalysisTable; spec: AnalysisSpec }; output: AnalysisOutcome };
    /** A figure as PNG, with the resolution of print. */
    "draw-figure": { input: { scene: FigureScene; dpi: number }; output: Uint8Array<ArrayBuffer> };
  }
}

export const analysisTasks: TaskTable<"analyse-table" | "draw-figure"> = {
  "analyse-table": { isForeign: false, load: async () => (await import("./analysis.work.ts")).analyseTable },
  // Native code, which a process keeps from stopping the server.
  "draw-figure": { isForeign: true, load: async () => (await import("./draw-figure.work.ts")).drawFigurePng },
};
