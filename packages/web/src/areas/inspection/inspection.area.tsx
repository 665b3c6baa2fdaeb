import { AuditOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";
import { useWaitingInspections } from "./waiting-inspections.tsx";

const anyKey = [
  [
    "INSPECTION_FORM_CREATE",
    "INSPECTION_FORM_INSPECTION",
    "INSPECTION_FORM_AUDIT",
    "INSPECTION_FORM_MANAGE",
    "INSPECTION_FORM_CONFIG",
  ],
] as const;
const planners = [["INSPECTION_FORM_CONFIG", "INSPECTION_FORM_MANAGE"]] as const;
const common = { feature: "INSPECTION_FORM", words: ["inspection", "charts", "fileActions"] } as const;

const routes: readonly AreaRoute[] = [
  {
    ...common,
    path: "/inspection",
    title: "inspection.title",
    menu: {
      weight: 20,
      group: "resources",
      icon: <AuditOutlined />,
      label: "inspection.title",
      feature: "INSPECTION_FORM",
      permission: anyKey,
      isOnSmallDevices: true,
    },
    page: () => import("./pages/inspection-entry.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/list",
    guide: "design-inspection",
    title: "inspection.forms",
    permission: anyKey,
    creates: [
      {
        label: "inspection.newForm",
        to: "/inspection/list",
        search: { create: "form" },
        permission: "INSPECTION_FORM_CREATE",
        feature: "INSPECTION_FORM",
      },
    ],
    page: () => import("./pages/forms.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/task",
    title: "inspection.tasks",
    permission: anyKey,
    page: () => import("./pages/tasks.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/audit",
    title: "inspection.audit",
    permission: "INSPECTION_FORM_AUDIT",
    page: () => import("./pages/audit.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/assign",
    guide: "schedule-inspection",
    title: "inspection.assign",
    permission: planners,
    hiddenInDevices: true,
    page: () => import("./pages/assign.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/setting",
    guide: "design-inspection",
    title: "inspection.setting",
    permission: planners,
    hiddenInDevices: true,
    page: () => import("./pages/setting.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/detail",
    guide: "design-inspection",
    permission: anyKey,
    page: () => import("./pages/inspection-entry.page.tsx"),
  },
  {
    ...common,
    path: "/inspection/detail/$formId",
    guide: "design-inspection",
    permission: anyKey,
    page: () => import("./pages/form.page.tsx"),
  },
  { ...common, path: "/inspection/view", permission: anyKey, page: () => import("./pages/view.page.tsx") },
  {
    ...common,
    path: "/inspection/view/$recordId",
    permission: anyKey,
    page: () => import("./pages/view.page.tsx"),
  },
];

export const inspectionArea = webArea({
  needs: ["tasks", "equipment", "warehouses"],
  guide: "fill-in-inspection",
  routes,
  useWaiting: useWaitingInspections,
});
