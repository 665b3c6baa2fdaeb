import { BarChartOutlined, ClusterOutlined, InboxOutlined, ScheduleOutlined } from "@ant-design/icons";
import { modulePaths } from "@benchleaf/contract";
import type { AreaRoute } from "../../kernel/area-route.ts";

/** The introduction of a module, until the module's own area takes its address. */
const introduction = {
  feature: "MENU_INTRODUCTION",
  words: "billing",
  hiddenInDevices: true,
  page: () => import("./pages/module.page.tsx"),
} as const;

export const billingRoutes: readonly AreaRoute[] = [
  {
    ...introduction,
    path: modulePaths.inventory,
    menu: { weight: 40, icon: <InboxOutlined />, label: "features.INVENTORY" },
  },
  {
    ...introduction,
    path: modulePaths.sample,
    menu: { weight: 35, icon: <ClusterOutlined />, label: "features.SAMPLE" },
  },
  {
    ...introduction,
    path: modulePaths.equipment,
    menu: { weight: 30, icon: <ScheduleOutlined />, label: "features.EQUIPMENT" },
  },
  {
    ...introduction,
    path: modulePaths.analysis,
    menu: { weight: 15, icon: <BarChartOutlined />, label: "features.MENU_DASHBOARD" },
  },
];
