import { areaKeys } from "./area-keys.ts";

/** What the specification gives to areas that are not built yet; each takes its own from here when it comes. */
export const comingKeys = areaKeys({
  problems: {
    "sample.meta.status.invalid": 422,
    "sample.meta.field.setting.invalid": 422,
    "sample.meta.field.name.duplicate": 409,
    "sample.meta.field.label.duplicate": 409,
    "sample.meta.name.duplicate": 409,
    "sample.meta.label.duplicate": 409,
  },
  permissions: {
    sample: ["SAMPLE_READ", "SAMPLE_CREATE", "SAMPLE_AUDIT", "SAMPLE_META", "SAMPLE_LOCATION"],
    translation: ["TRANSLATION_AI", "TRANSLATION_GLOSSARY"],
  },
  features: {
    MENU_DASHBOARD: "feature",
    SAMPLE: "feature",
    SAMPLE_EXPERIMENT_FLOW: "feature",
    TRANSLATION: "feature",
    TRANSLATION_BETA: "feature",
  },
});
