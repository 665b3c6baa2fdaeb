import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/file/$fileId/comments",
    title: "files.commentsTitle",
    permission: "PROJECT_READ",
    words: "fileActions",
    page: () => import("./pages/comments.page.tsx"),
  },
];

export const commentsArea = webArea({ guide: "comments", routes });
