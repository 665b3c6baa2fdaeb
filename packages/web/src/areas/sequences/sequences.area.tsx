import { ExperimentOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { isSmallDevice } from "../../kernel/gates.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/sequence",
    page: () => import("./pages/sequence-list.page.tsx"),
    words: ["editor", "fileActions", "molecules"],
    title: "sequences.title",
    permission: "MOLECULE_SEQUENCE",
    tab: { row: "molecules", weight: 100, label: "sequences.title" },
    menu: {
      weight: 80,
      group: "work",
      icon: <ExperimentOutlined />,
      label: "sequences.menu",
      permission: "MOLECULE_TOOLS",
      isOnSmallDevices: true,
    },
    creates: [
      {
        weight: 90,
        label: "sequences.create",
        to: "/sequence",
        search: { create: "1" },
        permission: "MOLECULE_SEQUENCE",
      },
    ],
  },
  {
    path: "/sequence/$sequenceId",
    guide: "edit-sequence",
    page: () =>
      isSmallDevice()
        ? import("./pages/sequence-reading.page.tsx")
        : import("./pages/sequence-editor.page.tsx"),
    words: ["editor", "fileActions"],
    title: "sequences.title",
    permission: "MOLECULE_SEQUENCE",
  },
];

export const sequencesArea = webArea({ guide: "import-sequences", routes });
