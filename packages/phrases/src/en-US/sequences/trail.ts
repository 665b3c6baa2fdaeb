import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"sequences"> = {
  "sequence.autosave": "Autosaved a sequence",
  "sequence.create": "Created a sequence",
  "sequence.import": "Imported a sequence",
  "sequence.publish": "Publish a sequence",
  "sequence.restoreVersion": "Restored a version of a sequence",
  "sequence.save": "Saved a sequence",
  "sequence.withdraw": "Withdraw a published sequence",
  area_sequence: "Sequences",
};
