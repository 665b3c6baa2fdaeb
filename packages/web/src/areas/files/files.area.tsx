import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/project/$projectId/file",
    words: "fileActions",
    page: () => import("./pages/files.page.tsx"),
  },
  {
    path: "/project/favourites",
    title: "files.favouritesTitle",
    words: "fileActions",
    page: () => import("./pages/favourites.page.tsx"),
  },
  {
    path: "/homepage/shared",
    guide: "share-files",
    title: "files.sharedTitle",
    permission: "PROJECT_READ",
    tab: { row: "home", weight: 60, label: "files.sharedTitle" },
    words: "fileActions",
    page: () => import("./pages/shared.page.tsx"),
  },
  {
    path: "/file/batchUpload",
    title: "files.batchTitle",
    permission: "PROJECT_FILE_CREATE",
    words: "fileActions",
    page: () => import("./pages/batch-upload.page.tsx"),
  },
  {
    path: "/file/pdfExport/$pdfExportId",
    permission: "PROJECT_READ",
    words: "fileActions",
    page: () => import("./pages/pdf-export.page.tsx"),
  },
  {
    path: "/personal/trash",
    guide: "trash",
    title: "files.trashTitle",
    permission: ["PROJECT_READ", "SYSTEM_LIMIT_DELETED"],
    words: "fileActions",
    page: () => import("./pages/trash.page.tsx"),
  },
];

export const filesArea = webArea({ needs: ["labels"], guide: "files", routes });
