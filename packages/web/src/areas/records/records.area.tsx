import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/settings/fields",
    title: "teams.fields",
    tab: { row: "settings", weight: 76, label: "teams.fields" },
    words: ["operations", "fields"],
    permission: "SETTINGS_RECORD_CONFIG",
    hiddenInDevices: true,
    page: () => import("./pages/fields.page.tsx"),
  },
  {
    path: "/settings/numbering",
    title: "teams.numbering",
    tab: { row: "settings", weight: 75, label: "teams.numbering" },
    words: "operations",
    permission: "SETTINGS_RECORD_CONFIG",
    hiddenInDevices: true,
    page: () => import("./pages/numbering.page.tsx"),
  },
];

export const recordsArea = webArea({ guide: "custom-fields", routes });
