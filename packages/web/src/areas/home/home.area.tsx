import { HomeOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/homepage",
    title: "shell.home",
    tab: { row: "home", weight: 100, label: "shell.homeStart" },
    menu: {
      weight: 100,
      group: "work",
      icon: <HomeOutlined />,
      label: "shell.home",
      permission: "HOMEPAGE_READ",
      hiddenInDevices: true,
    },
    page: () => import("./pages/start.page.tsx"),
  },
  {
    path: "/homepage/creation",
    guide: "projects",
    title: "projects.createdByMe",
    tab: { row: "home", weight: 90, label: "projects.createdByMe" },
    permission: "PROJECT_READ",
    words: "fileActions",
    page: () => import("./pages/creation.page.tsx"),
  },
  {
    path: "/homepage/collaboration",
    guide: "projects",
    title: "projects.collaboration",
    tab: { row: "home", weight: 55, label: "projects.collaboration" },
    permission: "ELN_READ",
    words: "fileActions",
    page: () => import("./pages/collaboration.page.tsx"),
  },
];

export const homeArea = webArea({
  guide: "first-steps",
  routes,
  home: [
    { name: "today", column: "day", weight: 100, widget: () => import("./parts/today.tsx") },
    { name: "goOn", column: "day", weight: 90, widget: () => import("./parts/recent-files.tsx") },
    { name: "beginAnew", column: "side", weight: 100, widget: () => import("./parts/start-over.tsx") },
    { name: "pinned", column: "side", weight: 90, widget: () => import("./parts/pinned.tsx") },
  ],
});
