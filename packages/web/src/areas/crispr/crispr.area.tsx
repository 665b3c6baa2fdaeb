import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/crispr",
    page: () => import("./pages/crispr-tasks.page.tsx"),
    words: ["editor", "crispr"],
    title: "sequences.crispr",
    permission: "MOLECULE_CRISPR",
    feature: "CRISPR",
    tab: { row: "molecules", weight: 46, label: "sequences.crispr" },
  },
];

export const crisprArea = webArea({ guide: "crispr", routes });
