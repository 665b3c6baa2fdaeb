import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"analysis"> = {
  "analysis.create": "Created an analysis",
  "analysis.restoreVersion": "Restored a version of an analysis",
  "analysis.save": "Saved an analysis",
  area_analysis: "Analysis",
  "dashboard.create": "Created a board",
  "dashboard.remove": "Deleted a board",
  "dashboard.update": "Changed a board",
  area_dashboard: "Boards",
  object_dashboard: "Board",
};
