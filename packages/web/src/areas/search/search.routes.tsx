import type { AreaRoute } from "../../kernel/area-route.ts";

export const searchRoutes: readonly AreaRoute[] = [
  {
    path: "/search",
    title: "shell.search",
    permission: "PROJECT_READ",
    words: "search",
    page: () => import("./pages/search.page.tsx"),
  },
];
