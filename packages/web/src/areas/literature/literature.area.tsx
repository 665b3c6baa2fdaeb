import { ReadOutlined, RobotOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const library = {
  feature: "LIBRARY",
  permission: "LITERATURE_READ",
  words: ["literature", "previews", "fileActions"],
} as const;
const chat = {
  guide: "literature-ai",
  permission: "LITERATURE_AI",
  words: ["literature", "previews", "fileActions"],
} as const;

const routes: readonly AreaRoute[] = [
  {
    ...chat,
    path: "/literature",
    title: "literature.ai",
    menu: {
      weight: 60,
      group: "work",
      icon: <RobotOutlined />,
      label: "literature.ai",
      permission: "LITERATURE_AI",
      isOnSmallDevices: true,
    },
    page: () => import("./pages/literature-entry.page.tsx"),
  },
  { ...chat, path: "/literature/ai", page: () => import("./pages/chat.page.tsx") },
  { ...chat, path: "/literature/ai/$chatId", page: () => import("./pages/chat.page.tsx") },
  { ...chat, path: "/literature/ai/$chatId/$literatureId", page: () => import("./pages/chat.page.tsx") },
  {
    ...library,
    path: "/library",
    title: "literature.library",
    menu: {
      weight: 58,
      group: "work",
      icon: <ReadOutlined />,
      label: "literature.library",
      permission: "LITERATURE_READ",
      feature: "LIBRARY",
      isOnSmallDevices: true,
    },
    page: () => import("./pages/library-entry.page.tsx"),
  },
  {
    ...library,
    path: "/library/literature",
    creates: [
      {
        label: "literature.importPapers",
        to: "/library/literature",
        search: { create: "import" },
        permission: "LITERATURE_READ",
        feature: "LIBRARY",
      },
    ],
    page: () => import("./pages/library.page.tsx"),
  },
  {
    ...library,
    path: "/library/collection",
    title: "literature.collections",
    page: () => import("./pages/collection.page.tsx"),
  },
  {
    ...library,
    path: "/library/literature/example/$exampleId",
    page: () => import("./pages/example.page.tsx"),
  },
  {
    ...library,
    path: "/library/literature/example/$exampleId/$searchPath",
    page: () => import("./pages/example.page.tsx"),
  },
  { ...library, path: "/library/literature/$literatureId", page: () => import("./pages/paper.page.tsx") },
  {
    ...library,
    path: "/library/literature/$literatureId/$searchPath",
    page: () => import("./pages/paper.page.tsx"),
  },
];

export const literatureArea = webArea({ guide: "literature-library", routes });
