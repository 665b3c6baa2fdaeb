import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/homepage/tasks",
    title: "tasks.title",
    tab: { row: "home", weight: 75, label: "tasks.title" },
    words: "inspection",
    onSmallDevices: "/tasks",
    creates: [{ label: "tasks.newTask", to: "/homepage/tasks", search: { create: "task" } }],
    page: () => import("./pages/my-tasks.page.tsx"),
  },
  // Beside the homepage, which phones do not have.
  { path: "/tasks", words: "inspection", page: () => import("./pages/my-tasks.page.tsx") },
  {
    path: "/project/$projectId/tasks",
    permission: "PROJECT_READ",
    words: ["fileActions", "inspection"],
    page: () => import("./pages/project-tasks.page.tsx"),
  },
];

export const tasksArea = webArea({
  needs: ["projects"],
  guide: "tasks",
  routes,
  home: [{ name: "tasks", column: "day", weight: 95, widget: () => import("./parts/home-tasks.tsx") }],
});
