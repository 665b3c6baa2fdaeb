import { z } from "zod";

/** A switch, a number (`detail.limitedQuantity`), or a way of doing (`detail.sendMethod`). */
export const featureLevelSchema = z.enum(["feature", "limit", "strategy"]);
export type FeatureLevel = z.infer<typeof featureLevelSchema>;

/**
 * What a team can have switched on, and the kind of each setting. Keys after the blank line are derived: the
 * specification describes them without spelling them.
 */
export const featureLevels = {
  CLOUD_RESOURCE: "feature",
  PROJECT_MEMBER: "feature",
  PROJECT_CONFIG: "feature",
  PROJECT_DASHBOARD: "feature",
  LIBRARY: "feature",
  SAMPLE: "feature",
  SAMPLE_EXPERIMENT_FLOW: "feature",
  TRANSLATION: "feature",
  TRANSLATION_BETA: "feature",
  USER: "feature",
  ROLE: "feature",
  USER_ROLE: "feature",
  MENU_DASHBOARD: "feature",
  MENU_TEAM_INFO: "feature",
  MENU_INTRODUCTION: "feature",
  ESIGNATURE: "feature",
  SETTINGS_SECURITY: "feature",

  CRISPR: "feature",
  AUTOSAVE: "feature",
  EQUIPMENT: "feature",
  EQUIPMENT_DASHBOARD: "feature",
  INVENTORY: "feature",
  PURCHASE_ORDER: "feature",
  INSPECTION_FORM: "feature",
  SUBSCRIPTION: "feature",
  USER_SEAT: "limit",
  PROJECT_LIMIT: "limit",
  PROJECT_FILE_LIMIT: "limit",
  EQUIPMENT_LIMIT: "limit",
  INVENTORY_MATERIALS_LIMIT: "limit",
  INVENTORY_MATERIALS_WAREHOUSE_LIMIT: "limit",
  LITERATURE_AI_LIMIT: "limit",
  INVITATION_STRATEGY: "strategy",
} as const satisfies Record<string, FeatureLevel>;

export type FeatureKey = keyof typeof featureLevels;

/** All keys, in the order of the table. */
export const featureKeys = Object.keys(featureLevels) as readonly FeatureKey[];

export const featureKeySchema = z.enum(featureKeys);

/**
 * Those that something which is there asks for; what is not there is not offered to who runs the installation. Its test
 * holds the list against the endpoint rows.
 */
export const offeredFeatures: readonly FeatureKey[] = [
  "CLOUD_RESOURCE",
  "PROJECT_MEMBER",
  "PROJECT_CONFIG",
  "PROJECT_DASHBOARD",
  "USER",
  "ROLE",
  "USER_ROLE",
  "MENU_TEAM_INFO",
  "MENU_INTRODUCTION",
  "ESIGNATURE",
  "SETTINGS_SECURITY",
  "CRISPR",
  "AUTOSAVE",
  "SUBSCRIPTION",
  "USER_SEAT",
  "PROJECT_LIMIT",
  "PROJECT_FILE_LIMIT",
  "INVITATION_STRATEGY",
];
