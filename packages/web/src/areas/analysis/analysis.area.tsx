import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/analysis/files",
    page: () => import("./pages/analyses.page.tsx"),
    words: "analysis",
    title: "files.kindAnalysis",
    permission: "PROJECT_READ",
  },
  {
    path: "/analysis/file/$analysisId",
    page: () => import("./pages/analysis.page.tsx"),
    words: ["analysis", "fileActions"],
    title: "files.kindAnalysis",
    permission: "PROJECT_READ",
  },
];

export const analysisArea = webArea({ routes });
