import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/databases",
    page: () => import("./pages/databases.page.tsx"),
    words: ["editor", "genomes"],
    title: "sequences.databases",
    permission: "MOLECULE_SEQUENCE",
    tab: { row: "molecules", weight: 44, label: "sequences.databases" },
    creates: [
      { label: "sequences.fromDatabase", to: "/sequence/databases", permission: "MOLECULE_SEQUENCE" },
    ],
  },
];

export const sourcesArea = webArea({ guide: "public-databases", routes });
