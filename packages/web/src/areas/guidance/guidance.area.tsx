import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  { path: "/feedback", title: "guidance.feedback", page: () => import("./pages/feedback.page.tsx") },
];

export const guidanceArea = webArea({ guide: "first-steps", routes });
