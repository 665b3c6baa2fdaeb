import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/assistant/proposals/$proposalId",
    title: "assistant.title",
    words: "assistant",
    page: () => import("./pages/proposal.page.tsx"),
  },
];

export const assistantArea = webArea({
  guide: "assistant",
  routes,
  assistant: () => import("./parts/assistant-panel.tsx"),
});
