import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"alignments"> = {
  "alignment.autosave": "Autosaved an alignment",
  "alignment.create": "Created an alignment",
  "alignment.restoreVersion": "Restored a version of an alignment",
  "alignment.save": "Saved an alignment",
  area_alignment: "Alignments",
};
