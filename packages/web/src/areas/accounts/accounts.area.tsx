import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/personal/information",
    title: "shell.preferences",
    words: "operations",
    page: () => import("./pages/personal-information.page.tsx"),
  },
  {
    path: "/personal/join",
    guide: "create-or-join-a-team",
    title: "left.joinTeam",
    page: () => import("./pages/join-team.page.tsx"),
  },
];

export const accountsArea = webArea({
  guide: "personal-settings",
  routes,
  personal: [{ to: "/personal/information", label: "shell.preferences", weight: 100 }],
});
