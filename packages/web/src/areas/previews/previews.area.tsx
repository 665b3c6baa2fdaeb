import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/project/file/$fileType/$fileId",
    words: ["previews", "fileActions"],
    page: () => import("./pages/file.page.tsx"),
  },
  {
    // Beside the editor's own address, which would take `preview` for a sequence.
    path: "/sequence/preview",
    permission: "PROJECT_READ",
    layout: "bare",
    words: "previews",
    page: () => import("./pages/preview.page.tsx"),
  },
  {
    path: "/$fileType/preview",
    permission: "PROJECT_READ",
    layout: "bare",
    words: "previews",
    page: () => import("./pages/preview.page.tsx"),
  },
];

export const previewsArea = webArea({ guide: "files", routes });
