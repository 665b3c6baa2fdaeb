import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"documents"> = {
  "document.create": "Created a page",
  "document.edit": "Edited a page",
  "document.import": "Imported a page",
  "document.restoreVersion": "Restored a version of a page",
  "document.saveVersion": "Saved a version of a page",
  "document.step": "Checked off a protocol step",
  area_document: "Documents",
};
