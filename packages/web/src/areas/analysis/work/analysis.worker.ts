import { adviseAnalysis, analyse } from "@benchleaf/bio";
import { serveJob } from "../../../kernel/workers/serve-job.ts";
import type { AnalysisAnswer, AnalysisJob } from "./run-analysis.ts";

serveJob<AnalysisJob, AnalysisAnswer>(({ table, spec }) => {
  const advice = adviseAnalysis(table, spec, spec.method === "pairedT" || spec.method === "wilcoxon");
  return { outcome: analyse(table, spec), advice: advice.ok ? advice.result : null };
});
