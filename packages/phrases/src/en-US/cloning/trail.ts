import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"cloning"> = {
  "cloning.create": "Created a cloning workspace",
  "cloning.makeProduct": "Saved a product from a cloning workspace",
  "cloning.remove": "Deleted a cloning workspace",
  "cloning.save": "Edited a cloning workspace",
  area_cloning: "Cloning",
  object_cloningBench: "Cloning workspace",
};
