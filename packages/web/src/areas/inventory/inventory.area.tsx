import type { FeatureKey, GuideSlug, PermissionNeeds } from "@benchleaf/contract";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

type Page = AreaRoute["page"];
type Tab = "material" | "apply" | "approval" | "stock" | "orders" | "dashboard" | "setting";

const route = (
  path: string,
  page: Page,
  permission: PermissionNeeds,
  more: {
    readonly tab?: { readonly key: Tab; readonly weight: number };
    readonly feature?: FeatureKey;
    readonly guide?: GuideSlug;
  } = {},
): AreaRoute => ({
  path: `/inventory/${path}`,
  page,
  permission,
  feature: more.feature ? ["INVENTORY", more.feature] : "INVENTORY",
  words: ["inventory", "warehouses", "charts", "fields"],
  hiddenInDevices: true,
  title: "inventory.title",
  ...(more.guide && { guide: more.guide }),
  ...(more.tab && {
    tab: { row: "inventory", weight: more.tab.weight, label: `inventory.tab-${more.tab.key}` as const },
  }),
});

const tab = (key: Tab, weight: number) => ({ tab: { key, weight } });

const routes: readonly AreaRoute[] = [
  route(
    "$storeId/material",
    () => import("./pages/material.page.tsx"),
    "INVENTORY_READ",
    tab("material", 90),
  ),
  route("$storeId/material/detail/$id", () => import("./pages/material-detail.page.tsx"), "INVENTORY_READ"),
  route("$storeId/$type/detail", () => import("./pages/new-record.page.tsx"), "INVENTORY_READ"),
  route("$storeId/$type/detail/$id", () => import("./pages/record-detail.page.tsx"), "INVENTORY_READ"),
  route("$storeId/apply", () => import("./pages/apply.page.tsx"), "INVENTORY_APPLY", tab("apply", 80)),
  route(
    "$storeId/approval",
    () => import("./pages/approval.page.tsx"),
    "INVENTORY_APPLY",
    tab("approval", 70),
  ),
  route(
    "$storeId/approval/history",
    () => import("./pages/approval-history.page.tsx"),
    "INVENTORY_AUDIT_RECORDS",
  ),
  route("$storeId/stock", () => import("./pages/stock.page.tsx"), "INVENTORY_RECORDS", {
    ...tab("stock", 60),
    guide: "receive-stock",
  }),
  route("$storeId/orders", () => import("./pages/orders.page.tsx"), "INVENTORY_PURCHASE_ORDER", {
    ...tab("orders", 50),
    guide: "order-material",
    feature: "PURCHASE_ORDER",
  }),
  route(
    "$storeId/dashboard",
    () => import("./pages/dashboard.page.tsx"),
    "INVENTORY_DASHBOARD",
    tab("dashboard", 40),
  ),
  route("$storeId/setting", () => import("./pages/setting.page.tsx"), "INVENTORY_LOCATION", {
    ...tab("setting", 10),
    guide: "set-up-warehouse",
  }),
  route(
    "$storeId/batch/$type",
    () => import("./pages/batch.page.tsx"),
    ["INVENTORY_READ", "INVENTORY_MATERIAL_CREATE"],
    { guide: "receive-stock" },
  ),
  route("applications/$id", () => import("./pages/located.page.tsx"), "INVENTORY_READ"),
  route("orders/$id", () => import("./pages/located.page.tsx"), "INVENTORY_PURCHASE_ORDER", {
    feature: "PURCHASE_ORDER",
    guide: "order-material",
  }),
];

export const inventoryArea = webArea({
  needs: ["warehouses", "labels"],
  guide: "take-stock",
  routes,
  scan: [{ kind: "material", words: "inventory", actions: () => import("./parts/scanned-material.tsx") }],
  home: [
    {
      name: "inventoryAlarms",
      column: "side",
      weight: 40,
      permission: "INVENTORY_READ",
      feature: "INVENTORY",
      widget: () => import("./parts/home-alarms.tsx"),
    },
  ],
});
