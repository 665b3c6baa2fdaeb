import type { AreaRoute } from "../../kernel/area-route.ts";

export const filesRoutes: readonly AreaRoute[] = [
  {
    path: "/project/$projectId/file",
    permission: "PROJECT_READ",
    page: () => import("./pages/files.page.tsx"),
  },
  {
    path: "/project/favourites",
    title: "files.favouritesTitle",
    permission: "PROJECT_READ",
    page: () => import("./pages/favourites.page.tsx"),
  },
  {
    path: "/personal/trash",
    title: "files.trashTitle",
    permission: "PROJECT_READ",
    page: () => import("./pages/trash.page.tsx"),
  },
];
