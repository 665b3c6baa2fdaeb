import { areaKeys } from "../foundation/area-keys.ts";

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
