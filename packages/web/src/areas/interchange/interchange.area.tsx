import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/eln/import",
    title: "projects.importEln",
    permission: "PROJECT_FILE_CREATE",
    words: "interchange",
    creates: [{ label: "projects.importEln", to: "/eln/import", permission: "PROJECT_FILE_CREATE" }],
    page: () => import("./pages/imports.page.tsx"),
  },
  {
    path: "/eln/import/$elnImportId",
    permission: "PROJECT_FILE_CREATE",
    words: "interchange",
    page: () => import("./pages/import.page.tsx"),
  },
  {
    path: "/eln/export",
    title: "projects.elnExports",
    permission: "PROJECT_READ",
    words: "interchange",
    page: () => import("./pages/exports.page.tsx"),
  },
];

export const interchangeArea = webArea({ guide: "import-export-notebook", routes });
