import type { AreaRoute } from "../../kernel/area-route.ts";

export const webhooksRoutes: readonly AreaRoute[] = [
  {
    path: "/settings/webhooks",
    title: "teams.webhooks",
    tab: { row: "settings", weight: 50, label: "teams.webhooks" },
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
    words: "operations",
    page: () => import("./pages/webhooks.page.tsx"),
  },
];
