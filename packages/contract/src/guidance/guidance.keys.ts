import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of guidance: error codes with their status, feature switches, audited objects, audited actions.
 */
export const guidanceKeys = areaKeys({
  problems: {
    "feedback.not.found": 404,
  },
  features: {
    MENU_INTRODUCTION: "feature",
  },
  objects: ["feedback"],
  trail: ["feedback.done", "feedback.reopen", "feedback.send"],
});
