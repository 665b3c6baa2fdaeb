import { ExperimentOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";

export const sequencesRoutes: readonly AreaRoute[] = [
  {
    path: "/sequence",
    page: () => import("./pages/sequence-list.page.tsx"),
    words: "editor",
    title: "sequences.title",
    permission: "MOLECULE_SEQUENCE",
    menu: { weight: 80, icon: <ExperimentOutlined />, label: "sequences.menu" },
    creates: [
      {
        label: "sequences.create",
        to: "/sequence",
        search: { create: "1" },
        permission: "MOLECULE_SEQUENCE",
      },
    ],
  },
  {
    path: "/sequence/$sequenceId",
    page: () => import("./pages/sequence-editor.page.tsx"),
    words: ["editor", "filing"],
    title: "sequences.title",
    permission: "MOLECULE_SEQUENCE",
    hiddenInDevices: true,
  },
];
