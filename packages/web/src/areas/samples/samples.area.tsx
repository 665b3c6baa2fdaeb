import type { FeatureKey, PermissionNeeds } from "@benchleaf/contract";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

type Tab = "view" | "mine" | "transfer" | "audit" | "log" | "meta";

const words = ["samples", "warehouses", "fields", "fileActions"] as const;

const route = (
  path: string,
  page: AreaRoute["page"],
  permission: PermissionNeeds,
  more: { readonly tab?: { readonly key: Tab; readonly weight: number }; readonly feature?: FeatureKey } = {},
): AreaRoute => ({
  path: `/sample/${path}`,
  page,
  permission,
  feature: more.feature ? ["SAMPLE", more.feature] : "SAMPLE",
  words,
  title: "samples.title",
  ...(more.tab && {
    tab: { row: "sample", weight: more.tab.weight, label: `samples.tab-${more.tab.key}` as const },
  }),
});

const list = () => import("./pages/samples.page.tsx");
const transfers = () => import("./pages/transfers.page.tsx");
const editor = () => import("./pages/meta-editor.page.tsx");
const create: PermissionNeeds = ["SAMPLE_READ", "SAMPLE_CREATE"];
const flow = { feature: "SAMPLE_EXPERIMENT_FLOW" } as const;

const routes: readonly AreaRoute[] = [
  route("$storeId/view", list, "SAMPLE_READ", { tab: { key: "view", weight: 90 } }),
  route("$storeId/view/$id", () => import("./pages/sample.page.tsx"), "SAMPLE_READ"),
  route("$storeId/mine", list, create, { tab: { key: "mine", weight: 80 } }),
  route("$storeId/transfer", transfers, create, { tab: { key: "transfer", weight: 60 }, ...flow }),
  route("$storeId/transfer/$type", transfers, create, flow),
  route("$storeId/audit", () => import("./pages/requests.page.tsx"), "SAMPLE_READ", {
    tab: { key: "audit", weight: 70 },
  }),
  route("$storeId/log", () => import("./pages/log.page.tsx"), ["SAMPLE_READ", "SAMPLE_AUDIT"], {
    tab: { key: "log", weight: 50 },
  }),
  route("$storeId/meta", () => import("./pages/metas.page.tsx"), ["SAMPLE_READ", "SAMPLE_META"], {
    tab: { key: "meta", weight: 40 },
  }),
  route("$storeId/$renderType", editor, ["SAMPLE_READ", "SAMPLE_META"]),
  route("$storeId/$renderType/$id", editor, ["SAMPLE_READ", "SAMPLE_META"]),
  route("requests/$id", () => import("./pages/located-request.page.tsx"), "SAMPLE_READ"),
];

export const samplesArea = webArea({
  needs: ["warehouses", "labels"],
  guide: "samples",
  routes,
  scan: [{ kind: "sample", words: "samples", actions: () => import("./parts/scanned-sample.tsx") }],
});
