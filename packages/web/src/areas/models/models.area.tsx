import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/settings/models",
    title: "teams.models",
    tab: { row: "settings", weight: 55, label: "teams.models" },
    permission: "SETTINGS_MODEL",
    words: "operations",
    page: () => import("./pages/models.page.tsx"),
  },
];

export const modelsArea = webArea({ guide: "ai-models", routes });
