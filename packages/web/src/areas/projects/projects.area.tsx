import { ProjectOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/project",
    title: "projects.title",
    menu: {
      weight: 90,
      group: "work",
      icon: <ProjectOutlined />,
      label: "projects.menu",
      permission: "PROJECT_READ",
      isOnSmallDevices: true,
    },
    creates: [
      {
        weight: 80,
        label: "projects.create",
        to: "/project",
        search: { create: "project" },
        permission: "PROJECT_CREATE",
      },
    ],
    words: "fileActions",
    page: () => import("./pages/projects.page.tsx"),
  },
  {
    path: "/project/resource",
    title: "projects.resources",
    feature: "CLOUD_RESOURCE",
    words: "fileActions",
    page: () => import("./pages/resources.page.tsx"),
  },
  {
    path: "/project/$projectId/member",
    permission: "PROJECT_MEMBER_READ",
    feature: "PROJECT_MEMBER",
    words: "fileActions",
    page: () => import("./pages/members.page.tsx"),
  },
  {
    path: "/project/$projectId/notes",
    permission: "PROJECT_READ",
    words: "fileActions",
    page: () => import("./pages/notes.page.tsx"),
  },
  {
    path: "/project/$projectId/discussion",
    permission: "PROJECT_READ",
    words: "fileActions",
    page: () => import("./pages/discussion.page.tsx"),
  },
  {
    path: "/project/$projectId/dashboard",
    permission: "PROJECT_DASHBOARD",
    feature: "PROJECT_DASHBOARD",
    hiddenInDevices: true,
    words: ["fileActions", "charts"],
    page: () => import("./pages/dashboard.page.tsx"),
  },
  {
    path: "/project/$projectId/config",
    permission: "PROJECT_CONFIG",
    feature: "PROJECT_CONFIG",
    words: "fileActions",
    page: () => import("./pages/config.page.tsx"),
  },
  {
    path: "/project/$projectId",
    page: () => import("./pages/project-entry.page.tsx"),
  },
];

export const projectsArea = webArea({ needs: ["analysis"], guide: "projects", routes });
