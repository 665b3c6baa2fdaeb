import { ClusterOutlined, InboxOutlined } from "@ant-design/icons";
import { builtModules, type FeatureKey } from "@benchleaf/contract";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

/** An existing module shows its purpose until its feature is on. */
const gateOf = (module: "inventory" | "sample", feature: FeatureKey) =>
  builtModules.includes(module) ? [[feature, "MENU_INTRODUCTION"] as const] : feature;

const routes: readonly AreaRoute[] = [
  {
    path: "/inventory",
    title: "places.inventory",
    words: "warehouses",
    menu: {
      weight: 40,
      group: "resources",
      icon: <InboxOutlined />,
      label: "places.inventory",
      permission: "INVENTORY_READ",
      feature: gateOf("inventory", "INVENTORY"),
      hiddenInDevices: true,
    },
    page: () => import("./pages/inventory.page.tsx"),
  },
  {
    path: "/inventory/$storeId",
    feature: "INVENTORY",
    words: "warehouses",
    page: () => import("./pages/store-entry.page.tsx"),
  },
  {
    path: "/inventory/$storeId/shelf",
    feature: "INVENTORY",
    words: "warehouses",
    tab: { row: "inventory", weight: 30, label: "places.shelf" },
    page: () => import("./pages/locations.page.tsx"),
  },
  {
    path: "/inventory/$storeId/information",
    feature: "INVENTORY",
    words: ["warehouses", "fileActions"],
    tab: { row: "inventory", weight: 20, label: "places.information" },
    page: () => import("./pages/information.page.tsx"),
  },
  {
    path: "/sample",
    title: "places.sample",
    words: "warehouses",
    menu: {
      weight: 35,
      group: "resources",
      icon: <ClusterOutlined />,
      label: "places.sample",
      permission: "SAMPLE_READ",
      feature: gateOf("sample", "SAMPLE"),
      isOnSmallDevices: true,
    },
    page: () => import("./pages/sample.page.tsx"),
  },
  {
    path: "/sample/$storeId",
    feature: "SAMPLE",
    words: "warehouses",
    page: () => import("./pages/store-entry.page.tsx"),
  },
  {
    path: "/sample/$storeId/manage",
    feature: "SAMPLE",
    permission: "SAMPLE_LOCATION",
    words: "warehouses",
    tab: { row: "sample", weight: 30, label: "places.shelf" },
    page: () => import("./pages/locations.page.tsx"),
  },
  {
    path: "/sample/$storeId/manage/$key",
    feature: "SAMPLE",
    permission: "SAMPLE_LOCATION",
    words: ["warehouses", "fileActions"],
    page: () => import("./pages/manage.page.tsx"),
  },
];

export const warehousesArea = webArea({
  needs: ["billing", "labels"],
  guide: "set-up-warehouse",
  routes,
  scan: [
    {
      kind: "location",
      words: "warehouses",
      actions: () => import("./parts/scanned-location.tsx"),
    },
  ],
});
