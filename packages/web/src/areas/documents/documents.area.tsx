import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/yydoc/$fileId",
    page: () => import("./pages/document.page.tsx"),
    words: ["documents", "fileActions", "analysis"],
    title: "files.kindYydoc",
    permission: "PROJECT_READ",
    creates: [
      { weight: 75, label: "files.newDocument", to: "/yydoc/new", permission: "PROJECT_FILE_CREATE" },
    ],
  },
];

export const documentsArea = webArea({ needs: ["analysis", "uses"], guide: "documents", routes });
