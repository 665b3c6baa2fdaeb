import type { AreaRoute } from "../../kernel/area-route.ts";

export const toolsRoutes: readonly AreaRoute[] = [
  {
    path: "/sequence/tools",
    page: () => import("./pages/tools-start.page.tsx"),
    title: "sequences.tools",
    permission: "MOLECULE_TOOLS",
    words: "editor",
  },
  {
    path: "/sequence/tools/$tool",
    page: () => import("./pages/tool.page.tsx"),
    permission: "MOLECULE_TOOLS",
    words: "editor",
  },
];
