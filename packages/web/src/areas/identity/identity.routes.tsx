import type { AreaRoute } from "../../kernel/area-route.ts";

export const identityRoutes: readonly AreaRoute[] = [
  {
    path: "/settings/identity",
    title: "identity.title",
    tab: { row: "settings", weight: 60, label: "identity.title" },
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
    page: () => import("./pages/identity.page.tsx"),
  },
];
