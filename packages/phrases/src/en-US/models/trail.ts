import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts for AI model settings. */
export const trail: TrailOf<"models"> = {
  "model.update": "Updated the AI model settings",
  "model.remove": "Removed the AI model settings",
  area_model: "AI model",
  object_model: "AI model",
};
