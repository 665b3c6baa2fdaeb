import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";
import { libraryTabs, tabKey } from "./library-search.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/library",
    page: () => import("./pages/library-start.page.tsx"),
    words: "editor",
    title: "biolibrary.title",
    permission: [libraryTabs.map(tabKey)],
    tab: { row: "molecules", weight: 50, label: "biolibrary.title" },
    creates: (["primer", "feature", "plasmid"] as const).map((kind) => ({
      label: `biolibrary.new-${kind}` as const,
      to: `/sequence/library/${kind}`,
      search: { create: "1" },
      permission: tabKey(kind),
    })),
  },
  {
    path: "/sequence/library/$kind",
    page: () => import("./pages/library.page.tsx"),
    words: ["editor", "fields"],
    title: "biolibrary.title",
  },
];

export const biolibraryArea = webArea({ needs: ["labels"], guide: "molecule-libraries", routes });
