import type { AreaRoute } from "../../kernel/area-route.ts";

export const guidanceRoutes: readonly AreaRoute[] = [
  { path: "/feedback", title: "guidance.feedback", page: () => import("./pages/feedback.page.tsx") },
];
