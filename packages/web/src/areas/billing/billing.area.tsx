import { BarChartOutlined, ClusterOutlined, InboxOutlined } from "@ant-design/icons";
import { type ActivationModule, builtModules, moduleFeatures, modulePaths } from "@benchleaf/contract";
import type { AreaRoute, MenuPlace } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const menu = {
  inventory: { weight: 40, group: "resources", icon: <InboxOutlined /> },
  sample: { weight: 35, group: "resources", icon: <ClusterOutlined /> },
  analysis: { weight: 15, group: "insight", icon: <BarChartOutlined /> },
} as const satisfies Partial<Record<ActivationModule, Omit<MenuPlace, "label">>>;

type Introduced = keyof typeof menu;

/**
 * The introduction of each module, until the module's own area takes its address: then it has no place here. What is not there
 * has neither a place in the menu nor a page.
 */
const introduced = builtModules.filter((module): module is Introduced => module in menu);

const routes: readonly AreaRoute[] = introduced.map((module) => ({
  feature: "MENU_INTRODUCTION",
  words: "billing",
  hiddenInDevices: true,
  page: () => import("./pages/module.page.tsx"),
  path: modulePaths[module],
  menu: { ...menu[module], label: `features.${moduleFeatures[module]}` },
}));

export const billingArea = webArea({ routes });
