import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";
import { useWaitingApprovals } from "./waiting-approvals.tsx";

const routes: readonly AreaRoute[] = [
  {
    path: "/homepage/audit",
    title: "approvals.mine",
    words: "fileActions",
    tab: { row: "home", weight: 70, label: "approvals.mine" },
    onSmallDevices: "/approvals",
    page: () => import("./pages/my-approvals.page.tsx"),
  },
  {
    path: "/homepage/submission",
    title: "approvals.submitted",
    words: "fileActions",
    tab: { row: "home", weight: 80, label: "approvals.submitted" },
    onSmallDevices: "/approvals/submitted",
    page: () => import("./pages/my-submissions.page.tsx"),
  },
  // Beside the homepage, which phones do not have.
  {
    path: "/approvals",
    words: "fileActions",
    tab: { row: "approvals", weight: 20, label: "approvals.mine" },
    page: () => import("./pages/my-approvals.page.tsx"),
  },
  {
    path: "/approvals/submitted",
    words: "fileActions",
    tab: { row: "approvals", weight: 10, label: "approvals.submitted" },
    page: () => import("./pages/my-submissions.page.tsx"),
  },
  {
    path: "/project/$projectId/approvals",
    title: "approvals.settings",
    words: "fileActions",
    permission: "SETTINGS_AUDIT_PROCESS_CONFIG",
    hiddenInDevices: true,
    page: () => import("./pages/project-approvals.page.tsx"),
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

export const approvalsArea = webArea({ guide: "approvals", routes, useWaiting: useWaitingApprovals });
