import { BarChartOutlined, ClusterOutlined, InboxOutlined, ScheduleOutlined } from "@ant-design/icons";
import { type ActivationModule, builtModules, moduleFeatures, modulePaths } from "@benchleaf/contract";
import type { AreaRoute, MenuPlace } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const menu = {
  inventory: { weight: 40, group: "resources", icon: <InboxOutlined /> },
  sample: { weight: 35, group: "resources", icon: <ClusterOutlined /> },
  equipment: { weight: 30, group: "resources", icon: <ScheduleOutlined /> },
  analysis: { weight: 15, group: "insight", icon: <BarChartOutlined /> },
} as const satisfies Record<ActivationModule, Omit<MenuPlace, "label">>;

/** Their areas show the introduction themselves, where their feature is off (`billing.public.tsx`). */
const withOwnPages: readonly ActivationModule[] = ["inventory", "sample", "equipment", "analysis"];

/**
 * The introduction of each module, until the module's own area takes its address. What is not there has neither a place in
 * the menu nor a page.
 */
const routes: readonly AreaRoute[] = builtModules
  .filter((module) => !withOwnPages.includes(module))
  .map((module) => ({
    feature: "MENU_INTRODUCTION",
    words: "billing",
    hiddenInDevices: true,
    page: () => import("./pages/module.page.tsx"),
    path: modulePaths[module],
    menu: { ...menu[module], label: `features.${moduleFeatures[module]}` },
  }));

export const billingArea = webArea({ guide: "analysis", routes });
