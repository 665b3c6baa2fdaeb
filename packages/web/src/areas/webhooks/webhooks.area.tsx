import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/settings/webhooks",
    title: "teams.webhooks",
    tab: { row: "settings", weight: 50, label: "teams.webhooks" },
    permission: "SETTINGS_SECURITY",
    feature: "SETTINGS_SECURITY",
    words: ["operations", "charts"],
    page: () => import("./pages/webhooks.page.tsx"),
  },
];

export const webhooksArea = webArea({ guide: "webhooks-and-tokens", routes });
