import type { AreaRoute } from "../../kernel/area-route.ts";

export const literaturePublicRoutes: readonly AreaRoute[] = [
  {
    path: "/open/library",
    layout: "bare",
    words: "literature",
    page: () => import("./pages/open-library.page.tsx"),
  },
  {
    path: "/open/library/literature",
    layout: "bare",
    words: "literature",
    page: () => import("./pages/open-entry.page.tsx"),
  },
  {
    path: "/open/library/literature/$searchPath",
    layout: "bare",
    words: "literature",
    page: () => import("./pages/open-paper.page.tsx"),
  },
];
