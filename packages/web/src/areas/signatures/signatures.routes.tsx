import type { AreaRoute } from "../../kernel/area-route.ts";

export const signaturesRoutes: readonly AreaRoute[] = [
  {
    path: "/personal/signature",
    title: "signatures.title",
    feature: "ESIGNATURE",
    permission: "ESIGNATURE_READ",
    page: () => import("./pages/signatures.page.tsx"),
  },
];
