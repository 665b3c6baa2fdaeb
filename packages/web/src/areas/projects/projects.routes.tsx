import { ProjectOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";

export const projectsRoutes: readonly AreaRoute[] = [
  {
    path: "/project",
    title: "projects.title",
    permission: "PROJECT_READ",
    menu: { weight: 90, icon: <ProjectOutlined />, label: "projects.menu" },
    creates: [
      {
        label: "projects.create",
        to: "/project",
        search: { create: "project" },
        permission: "PROJECT_CREATE",
      },
    ],
    page: () => import("./pages/projects.page.tsx"),
  },
  {
    path: "/project/$projectId",
    permission: "PROJECT_READ",
    page: () => import("./pages/project-entry.page.tsx"),
  },
];
