import { BarChartOutlined, ClusterOutlined, InboxOutlined, ScheduleOutlined } from "@ant-design/icons";
import { type ActivationModule, builtModules, modulePaths } from "@benchleaf/contract";
import type { AreaRoute, MenuPlace } from "../../kernel/area-route.ts";

/** The introduction of a module, until the module's own area takes its address. */
const introduction = {
  feature: "MENU_INTRODUCTION",
  words: "billing",
  hiddenInDevices: true,
  page: () => import("./pages/module.page.tsx"),
} as const;

/** What is not there is not offered; its address alone tells that it is to come. */
const placeOf = (module: ActivationModule, menu: MenuPlace): Pick<AreaRoute, "menu"> =>
  builtModules.includes(module) ? { menu } : {};

export const billingRoutes: readonly AreaRoute[] = [
  {
    ...introduction,
    path: modulePaths.inventory,
    ...placeOf("inventory", { weight: 40, icon: <InboxOutlined />, label: "features.INVENTORY" }),
  },
  {
    ...introduction,
    path: modulePaths.sample,
    ...placeOf("sample", { weight: 35, icon: <ClusterOutlined />, label: "features.SAMPLE" }),
  },
  {
    ...introduction,
    path: modulePaths.equipment,
    ...placeOf("equipment", { weight: 30, icon: <ScheduleOutlined />, label: "features.EQUIPMENT" }),
  },
  {
    ...introduction,
    path: modulePaths.analysis,
    ...placeOf("analysis", { weight: 15, icon: <BarChartOutlined />, label: "features.MENU_DASHBOARD" }),
  },
];
