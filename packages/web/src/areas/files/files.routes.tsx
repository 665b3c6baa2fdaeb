import type { AreaRoute } from "../../kernel/area-route.ts";

export const filesRoutes: readonly AreaRoute[] = [
  {
    path: "/project/$projectId/file",
    words: "filing",
    page: () => import("./pages/files.page.tsx"),
  },
  {
    path: "/project/favourites",
    title: "files.favouritesTitle",
    words: "filing",
    page: () => import("./pages/favourites.page.tsx"),
  },
  {
    path: "/homepage/shared",
    title: "files.sharedTitle",
    permission: "PROJECT_READ",
    tab: { row: "home", weight: 60, label: "files.sharedTitle" },
    words: "filing",
    page: () => import("./pages/shared.page.tsx"),
  },
  {
    path: "/file/batchUpload",
    title: "files.batchTitle",
    permission: "PROJECT_FILE_CREATE",
    words: "filing",
    page: () => import("./pages/batch-upload.page.tsx"),
  },
  {
    path: "/file/pdfExport/$pdfExportId",
    permission: "PROJECT_READ",
    words: "filing",
    page: () => import("./pages/pdf-export.page.tsx"),
  },
  {
    path: "/personal/trash",
    title: "files.trashTitle",
    permission: ["PROJECT_READ", "SYSTEM_LIMIT_DELETED"],
    words: "filing",
    page: () => import("./pages/trash.page.tsx"),
  },
];
