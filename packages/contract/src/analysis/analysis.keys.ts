import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of analyses: error codes with their status, the feature, kinds of file, audited actions. */
export const analysisKeys = areaKeys({
  features: { MENU_DASHBOARD: "feature" },
  problems: {
    "dashboard.not.found": 404,
    "dashboard.stale": 409,
    "dashboard.not.yours": 403,
    "dashboard.limit.exceed": { status: 409, names: ["limit"] },
    "analysis.query.invalid": 422,
    "analysis.query.too.slow": 422,
    "analysis.range.too.long": 422,
    "analysis.table.invalid": 422,
    "analysis.table.unreadable": { status: 422, names: ["fileName"] },
    "analysis.too.long": 422,
  },
  fileKinds: {
    analysis: { workbench: "/analysis/file/:fileId" },
  },
  objects: ["dashboard"],
  trail: [
    "analysis.create",
    "analysis.restoreVersion",
    "analysis.save",
    "dashboard.create",
    "dashboard.remove",
    "dashboard.update",
  ],
});
