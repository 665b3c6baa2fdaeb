import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/genomes",
    page: () => import("./pages/genomes.page.tsx"),
    words: ["editor", "genomes"],
    title: "sequences.genomes",
    permission: "MOLECULE_SEQUENCE",
    tab: { row: "molecules", weight: 45, label: "sequences.genomes" },
  },
  {
    path: "/sequence/genomes/$genomeId",
    page: () => import("./pages/genome.page.tsx"),
    words: ["editor", "genomes"],
    title: "sequences.genomes",
    permission: "MOLECULE_SEQUENCE",
    hiddenInDevices: true,
  },
];

export const genomesArea = webArea({ guide: "crispr", routes });
