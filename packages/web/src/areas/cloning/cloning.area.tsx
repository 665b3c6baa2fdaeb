import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/cloning",
    page: () => import("./pages/benches.page.tsx"),
    words: ["editor", "cloning"],
    title: "sequences.cloning",
    permission: "MOLECULE_CLONING",
    tab: { row: "molecules", weight: 80, label: "sequences.cloning" },
    creates: [
      {
        weight: 60,
        label: "sequences.newBench",
        to: "/sequence/cloning",
        search: { create: "1" },
        permission: "MOLECULE_CLONING",
      },
    ],
  },
  {
    path: "/sequence/cloning/$benchId",
    page: () => import("./pages/bench.page.tsx"),
    words: ["editor", "cloning"],
    title: "sequences.cloning",
    permission: "MOLECULE_CLONING",
    hiddenInDevices: true,
  },
];

export const cloningArea = webArea({ guide: "clone-restriction", routes });
