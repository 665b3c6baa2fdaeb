import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/tools",
    page: () => import("./pages/tools-start.page.tsx"),
    title: "sequences.tools",
    tab: { row: "molecules", weight: 40, label: "sequences.tools" },
    words: ["editor", "cloning", "tools"],
  },
  {
    path: "/sequence/tools/$tool",
    page: () => import("./pages/tool.page.tsx"),
    words: ["editor", "cloning", "tools"],
    places: () => import("./tool-places.ts"),
  },
];

export const toolsArea = webArea({ guide: "molecule-tools", routes });
