import { SettingOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/settings/instance",
    title: "instance.title",
    isForInstanceOwner: true,
    words: ["billing", "operations"],
    page: () => import("./pages/instance.page.tsx"),
  },
  {
    path: "/settings/instance/teams",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-teams.page.tsx"),
  },
  {
    path: "/settings/instance/codes",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-codes.page.tsx"),
  },
  {
    path: "/settings/instance/grants",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-grants.page.tsx"),
  },
  {
    path: "/settings/instance/quotes",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-quotes.page.tsx"),
  },
  {
    path: "/settings/instance/applications",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-applications.page.tsx"),
  },
  {
    path: "/settings/instance/feedback",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-feedback.page.tsx"),
  },
  {
    path: "/settings/instance/models",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-model.page.tsx"),
  },
  {
    path: "/settings/instance/announcements",
    words: ["billing", "operations"],
    page: () => import("./pages/instance-announcements.page.tsx"),
  },
  {
    path: "/team",
    guide: "create-or-join-a-team",
    title: "teams.title",
    feature: "MENU_TEAM_INFO",
    words: ["billing", "charts"],
    page: () => import("./pages/team.page.tsx"),
  },
  {
    path: "/settings",
    guide: "invite-members",
    title: "teams.settings",
    menu: { weight: 10, group: "administration", icon: <SettingOutlined />, label: "teams.settings" },
    page: () => import("./pages/settings-entry.page.tsx"),
  },
  {
    path: "/settings/users",
    guide: "invite-members",
    title: "teams.members",
    tab: { row: "settings", weight: 100, label: "teams.members" },
    permission: "USER_READ",
    feature: "USER",
    creates: [
      {
        label: "teams.invite",
        to: "/settings/users",
        search: { create: "invitation" },
        permission: "USER_CREATE",
      },
    ],
    page: () => import("./pages/users.page.tsx"),
  },
  {
    path: "/settings/roles",
    guide: "roles",
    title: "teams.roles",
    tab: { row: "settings", weight: 90, label: "teams.roles" },
    permission: "ROLE_READ",
    feature: "ROLE",
    words: "operations",
    page: () => import("./pages/roles.page.tsx"),
  },
  {
    path: "/settings/security",
    guide: "sign-in-security",
    title: "teams.security",
    tab: { row: "settings", weight: 70, label: "teams.security" },
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
    page: () => import("./pages/security.page.tsx"),
  },
  {
    path: "/settings/trail",
    guide: "audit-trail",
    title: "teams.trail",
    tab: { row: "settings", weight: 40, label: "teams.trail" },
    words: ["trail", "operations"],
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
    page: () => import("./pages/trail.page.tsx"),
  },
];

export const settingsArea = webArea({
  needs: ["billing", "models"],
  guide: "manage-installation",
  routes,
  personal: [{ to: "/settings/instance", label: "instance.title", weight: 90, isForInstanceOwner: true }],
});
