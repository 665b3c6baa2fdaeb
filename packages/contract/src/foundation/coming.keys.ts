import { areaKeys } from "./area-keys.ts";

/** What the specification gives to areas that are not built yet; each takes its own from here when it comes. */
export const comingKeys = areaKeys({
  problems: {
    "literature.ai.limit.exceed": 409,
  },
  limits: ["literature.ai.limit.exceed"],
  permissions: {
    literature: ["LITERATURE_READ", "LITERATURE_AI"],
    translation: ["TRANSLATION_AI", "TRANSLATION_GLOSSARY"],
  },
  fileKinds: { literature: {} },
  features: {
    LIBRARY: "feature",
    MENU_DASHBOARD: "feature",
    TRANSLATION: "feature",
    TRANSLATION_BETA: "feature",
    LITERATURE_AI_LIMIT: "limit",
  },
});
