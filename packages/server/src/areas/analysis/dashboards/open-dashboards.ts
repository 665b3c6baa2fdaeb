import type { AnalysisSet } from "../../../kernel/analysis-sets.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { answerQueries } from "./answer-queries.ts";
import type { Dashboards } from "./dashboards.routes.ts";
import { exportDashboards } from "./export-dashboards.ts";
import { manageDashboards } from "./manage-dashboards.ts";

/** Opens dashboards over the sets of all areas, which are asked for with each query. */
export const openDashboards = (kernel: Kernel, allSets: () => readonly AnalysisSet[]): Dashboards => {
  const boards = manageDashboards(kernel);
  const queries = answerQueries(kernel, allSets);
  return { boards, queries, exports: exportDashboards(kernel, boards, queries) };
};
