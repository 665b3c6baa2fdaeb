import type { AreaRoute } from "../../kernel/area-route.ts";

export const accountsRoutes: readonly AreaRoute[] = [
  {
    path: "/personal/information",
    title: "shell.preferences",
    words: "operations",
    page: () => import("./pages/personal-information.page.tsx"),
  },
  {
    path: "/personal/join",
    title: "left.joinTeam",
    page: () => import("./pages/join-team.page.tsx"),
  },
];
