import type { AreaRoute } from "../../kernel/area-route.ts";

export const filesPublicRoutes: readonly AreaRoute[] = [
  {
    path: "/open/files/$token",
    layout: "bare",
    saysSignInWordsOnly: true,
    words: "open",
    page: () => import("./pages/open-file.page.tsx"),
  },
];
