import { ExperimentOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";

export const sequencesRoutes: readonly AreaRoute[] = [
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
    page: () => import("./pages/sequence-editor.page.tsx"),
    words: ["editor", "fileActions"],
    title: "sequences.title",
    permission: "MOLECULE_SEQUENCE",
    hiddenInDevices: true,
  },
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
