import type { AreaRoute } from "../../kernel/area-route.ts";

export const settingsRoutes: readonly AreaRoute[] = [
  // Without a title, since the palette would offer it to everybody.
  { path: "/settings/instance", page: () => import("./pages/instance.page.tsx") },
];
