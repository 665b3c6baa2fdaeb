import { BarChartOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/analysis",
    guide: "dashboards",
    page: () => import("./dashboards/pages/dashboards.page.tsx"),
    words: ["dashboards", "charts", "billing"],
    // Of this page alone: the pages of data analysis below it need neither.
    feature: [["MENU_DASHBOARD", "MENU_INTRODUCTION"]],
    menu: {
      weight: 15,
      group: "insight",
      icon: <BarChartOutlined />,
      label: "features.MENU_DASHBOARD",
    },
  },
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

export const analysisArea = webArea({ needs: ["billing"], guide: "analysis", routes });
