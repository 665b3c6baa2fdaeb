import { BookOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const words = ["eln", "documents", "fileActions", "operations", "analysis", "fields"] as const;
const read = { permission: "ELN_READ" } as const;

const routes: readonly AreaRoute[] = [
  {
    ...read,
    path: "/eln",
    page: () => import("./pages/eln-list.page.tsx"),
    words,
    title: "eln.title",
    menu: {
      ...read,
      weight: 70,
      group: "work",
      icon: <BookOutlined />,
      label: "eln.title",
      isOnSmallDevices: true,
    },
    creates: [
      { weight: 85, label: "eln.create", to: "/eln", search: { new: "1" }, permission: "ELN_CREATE" },
    ],
  },
  {
    path: "/eln/settings",
    guide: "notebook-templates",
    page: () => import("./pages/eln-settings.page.tsx"),
    words,
    title: "eln.settings",
    permission: [["ELN_CODE_CONFIG", "ELN_NOTIFICATION_CONFIG"]],
    hiddenInDevices: true,
  },
  {
    ...read,
    path: "/eln/templates",
    guide: "notebook-templates",
    page: () => import("./pages/templates.page.tsx"),
    words,
    title: "eln.templates",
  },
  {
    ...read,
    path: "/eln/templates/$category",
    guide: "notebook-templates",
    page: () => import("./pages/templates.page.tsx"),
    words,
    title: "eln.templates",
  },
  {
    ...read,
    path: "/eln/templates/$category/$id",
    guide: "notebook-templates",
    page: () => import("./pages/templates.page.tsx"),
    words,
    title: "eln.templates",
  },
  {
    ...read,
    path: "/eln/preview/templates/$id",
    guide: "notebook-templates",
    page: () => import("./pages/template-preview.page.tsx"),
    words,
    title: "eln.templates",
  },
  {
    ...read,
    path: "/eln/preview/$elnId",
    page: () => import("./pages/eln-preview.page.tsx"),
    words,
    title: "eln.title",
  },
  {
    ...read,
    path: "/eln/protocols/$elnId",
    page: () => import("./pages/protocol-redirect.page.tsx"),
    words,
    title: "eln.title",
  },
  { ...read, path: "/eln/$elnId", page: () => import("./pages/eln.page.tsx"), words, title: "eln.title" },
  {
    ...read,
    path: "/eln/$elnId/auditLog/$logId",
    page: () => import("./pages/audit-log.page.tsx"),
    words,
    title: "eln.title",
  },
];

export const elnArea = webArea({ needs: ["documents", "approvals"], guide: "write-notebook", routes });
