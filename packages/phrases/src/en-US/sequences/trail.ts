import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"sequences"> = {
  "sequence.autosave": "Autosaved a sequence",
  "sequence.create": "Created a sequence",
  "sequence.import": "Imported a sequence",
  "sequence.publish": "Published a sequence",
  "sequence.restoreVersion": "Restored a version of a sequence",
  "sequence.save": "Saved a sequence",
  "sequence.withdraw": "Unpublished a sequence",
  area_sequence: "Sequences",
};
