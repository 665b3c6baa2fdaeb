import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/settings/identity",
    title: "identity.title",
    tab: { row: "settings", weight: 60, label: "identity.title" },
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
    page: () => import("./pages/identity.page.tsx"),
  },
];

export const identityArea = webArea({ guide: "sign-in-security", routes });
