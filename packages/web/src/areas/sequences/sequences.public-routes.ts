import type { AreaRoute } from "../../kernel/area-route.ts";

export const sequencesPublicRoutes: readonly AreaRoute[] = [
  {
    path: "/open/plasmids",
    layout: "bare",
    saysSignInWordsOnly: true,
    page: () => import("./pages/no-plasmid.page.tsx"),
  },
  {
    path: "/open/plasmids/$searchPath",
    layout: "bare",
    saysSignInWordsOnly: true,
    words: "open",
    page: () => import("./pages/open-plasmid.page.tsx"),
  },
];
