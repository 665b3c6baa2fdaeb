import type { AreaRoute } from "../../kernel/area-route.ts";

export const commentsRoutes: readonly AreaRoute[] = [
  {
    path: "/file/$fileId/comments",
    title: "files.commentsTitle",
    permission: "PROJECT_READ",
    words: "fileActions",
    page: () => import("./pages/comments.page.tsx"),
  },
];
