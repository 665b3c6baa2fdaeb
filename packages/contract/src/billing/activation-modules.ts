import { type FeatureKey, offeredFeatures } from "../foundation/feature-keys.ts";

/** The parts of the product that a team gets when it has applied for them. */
export const activationModules = ["inventory", "equipment", "sample", "analysis"] as const;
export type ActivationModule = (typeof activationModules)[number];

/** The switch that an approved application turns on; off until then. */
export const moduleFeatures = {
  inventory: "INVENTORY",
  equipment: "EQUIPMENT",
  sample: "SAMPLE",
  analysis: "MENU_DASHBOARD",
} as const satisfies Record<ActivationModule, FeatureKey>;

/** Where the module's menu leads, and its landing page until it is on. */
export const modulePaths = {
  inventory: "/inventory",
  equipment: "/equipment",
  sample: "/sample",
  analysis: "/analysis",
} as const satisfies Record<ActivationModule, `/${string}`>;

/**
 * Those of them whose area is there; what is not there has no place in the menu and no page, and no one applies for
 * it.
 */
export const builtModules: readonly ActivationModule[] = activationModules.filter((module) =>
  offeredFeatures.includes(moduleFeatures[module]),
);
