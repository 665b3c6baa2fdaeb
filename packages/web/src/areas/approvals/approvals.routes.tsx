import type { AreaRoute } from "../../kernel/area-route.ts";

export const approvalsRoutes: readonly AreaRoute[] = [
  {
    path: "/homepage/audit",
    title: "approvals.mine",
    words: "fileActions",
    tab: { row: "home", weight: 70, label: "approvals.mine" },
    page: () => import("./pages/my-approvals.page.tsx"),
  },
  {
    path: "/homepage/submission",
    title: "approvals.submitted",
    words: "fileActions",
    tab: { row: "home", weight: 80, label: "approvals.submitted" },
    page: () => import("./pages/my-submissions.page.tsx"),
  },
  {
    path: "/settings/audit",
    title: "approvals.settings",
    words: "fileActions",
    tab: { row: "settings", weight: 80, label: "approvals.settings" },
    permission: "SETTINGS_AUDIT_PROCESS_CONFIG",
    hiddenInDevices: true,
    page: () => import("./pages/approval-settings.page.tsx"),
  },
];
