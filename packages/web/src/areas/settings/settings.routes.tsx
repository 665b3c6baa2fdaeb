import type { AreaRoute } from "../../kernel/area-route.ts";

export const settingsRoutes: readonly AreaRoute[] = [
  {
    path: "/personal/information",
    title: "shell.preferences",
    page: () => import("./pages/preferences.page.tsx"),
  },
];
