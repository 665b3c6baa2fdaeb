import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/search",
    title: "shell.search",
    permission: "PROJECT_READ",
    words: "search",
    page: () => import("./pages/search.page.tsx"),
  },
];

export const searchArea = webArea({ guide: "search", routes });
