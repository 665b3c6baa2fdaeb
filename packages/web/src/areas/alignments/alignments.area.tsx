import type { AreaRoute } from "../../kernel/area-route.ts";
import { isSmallDevice } from "../../kernel/gates.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence/alignment",
    page: () => import("./pages/alignment-start.page.tsx"),
    words: "alignment",
    title: "sequences.alignments",
    permission: "MOLECULE_ALIGNMENT",
    tab: { row: "molecules", weight: 90, label: "sequences.alignments" },
    creates: [
      {
        weight: 70,
        label: "sequences.alignmentCreate",
        to: "/sequence/alignment",
        search: { new: "1" },
        permission: "MOLECULE_ALIGNMENT",
      },
    ],
  },
  {
    path: "/sequence/alignment/$alignmentId",
    page: () =>
      isSmallDevice() ? import("./pages/alignment-reading.page.tsx") : import("./pages/alignment.page.tsx"),
    words: "alignment",
    title: "sequences.alignments",
    permission: "MOLECULE_ALIGNMENT",
  },
];

export const alignmentsArea = webArea({ guide: "alignment", routes });
