import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"cloning"> = {
  "cloning.create": "Set up a cloning bench",
  "cloning.makeProduct": "Saved a product of a cloning bench",
  "cloning.remove": "Deleted a cloning bench",
  "cloning.save": "Changed a cloning bench",
  area_cloning: "Cloning",
  object_cloningBench: "Cloning bench",
};
