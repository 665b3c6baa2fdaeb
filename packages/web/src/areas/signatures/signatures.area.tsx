import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const routes: readonly AreaRoute[] = [
  {
    path: "/personal/signature",
    title: "signatures.title",
    feature: "ESIGNATURE",
    permission: "ESIGNATURE_READ",
    page: () => import("./pages/signatures.page.tsx"),
  },
];

export const signaturesArea = webArea({
  guide: "signatures",
  routes,
  personal: [
    {
      to: "/personal/signature",
      label: "signatures.title",
      weight: 80,
      feature: "ESIGNATURE",
      permission: "ESIGNATURE_READ",
    },
  ],
});
