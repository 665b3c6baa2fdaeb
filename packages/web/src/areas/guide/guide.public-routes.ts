import type { AreaRoute } from "../../kernel/area-route.ts";

export const guidePublicRoutes: readonly AreaRoute[] = [
  {
    path: "/open/guide",
    layout: "bare",
    words: "guide",
    page: () => import("./pages/guide-contents.page.tsx"),
  },
  { path: "/open/guide/$slug", layout: "bare", words: "guide", page: () => import("./pages/guide.page.tsx") },
];
