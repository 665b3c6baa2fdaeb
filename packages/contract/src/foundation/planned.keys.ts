import { areaKeys } from "./area-keys.ts";

/** What the specification gives to areas that are not built yet; each takes its own from here when it comes. */
export const plannedKeys = areaKeys({
  problems: {},
  permissions: {
    translation: ["TRANSLATION_AI", "TRANSLATION_GLOSSARY"],
  },
  features: {
    MENU_DASHBOARD: "feature",
    TRANSLATION: "feature",
    TRANSLATION_BETA: "feature",
  },
});
