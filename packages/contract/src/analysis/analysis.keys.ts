import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of analyses: error codes with their status, the feature, kinds of file, audited actions. */
export const analysisKeys = areaKeys({
  problems: {
    "analysis.table.invalid": 422,
    "analysis.table.unreadable": { status: 422, names: ["fileName"] },
    "analysis.too.long": 422,
  },
  fileKinds: {
    analysis: { workbench: "/analysis/file/:fileId" },
  },
  trail: ["analysis.create", "analysis.restoreVersion", "analysis.save"],
});
