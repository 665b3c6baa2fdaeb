import { areaKeys } from "./area-keys.ts";

/** What the specification gives to areas that are not built yet; each takes its own from here when it comes. */
export const comingKeys = areaKeys({
  problems: {
    "inventory.materials.limit.exceed": 409,
    "literature.ai.limit.exceed": 409,
    "sample.meta.status.invalid": 422,
    "sample.meta.field.setting.invalid": 422,
    "sample.meta.field.name.duplicate": 409,
    "sample.meta.field.label.duplicate": 409,
    "sample.meta.name.duplicate": 409,
    "sample.meta.label.duplicate": 409,
  },
  limits: ["inventory.materials.limit.exceed", "literature.ai.limit.exceed"],
  permissions: {
    inventory: [
      "INVENTORY_READ",
      "INVENTORY_LOCATION",
      "INVENTORY_MATERIAL_CREATE",
      "INVENTORY_APPLY",
      "INVENTORY_DASHBOARD",
      "INVENTORY_AUDIT_RECORDS",
      "INVENTORY_RECORDS",
      "INVENTORY_PURCHASE_ORDER",
      "INVENTORY_EXTERNAL_PURCHASE_ORDER",
    ],
    literature: ["LITERATURE_READ", "LITERATURE_AI"],
    sample: ["SAMPLE_READ", "SAMPLE_CREATE", "SAMPLE_AUDIT", "SAMPLE_META", "SAMPLE_LOCATION"],
    translation: ["TRANSLATION_AI", "TRANSLATION_GLOSSARY"],
  },
  fileKinds: { literature: {} },
  features: {
    LIBRARY: "feature",
    MENU_DASHBOARD: "feature",
    SAMPLE: "feature",
    SAMPLE_EXPERIMENT_FLOW: "feature",
    TRANSLATION: "feature",
    TRANSLATION_BETA: "feature",
    INVENTORY: "feature",
    PURCHASE_ORDER: "feature",
    INVENTORY_MATERIALS_LIMIT: "limit",
    INVENTORY_MATERIALS_WAREHOUSE_LIMIT: "limit",
    LITERATURE_AI_LIMIT: "limit",
  },
});
