import type { AreaRoute } from "../../kernel/area-route.ts";

export const toolsRoutes: readonly AreaRoute[] = [
  {
    path: "/sequence/tools",
    page: () => import("./pages/tools-start.page.tsx"),
    title: "sequences.tools",
    tab: { row: "molecules", weight: 40, label: "sequences.tools" },
    words: ["editor", "tools"],
  },
  {
    path: "/sequence/tools/$tool",
    page: () => import("./pages/tool.page.tsx"),
    words: ["editor", "tools"],
    places: () => import("./tool-places.ts"),
  },
];
