import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/assembly",
    page: () => import("./pages/assembly.page.tsx"),
    words: ["editor", "cloning", "assembly"],
    title: "sequences.assembly",
    permission: "MOLECULE_ASSEMBLY",
    tab: { row: "molecules", weight: 70, label: "sequences.assembly" },
  },
];

export const primersArea = webArea({ guide: "primers", routes });
