import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts for the assistant. */
export const trail: TrailOf<"assistant"> = {
  "proposal.confirm": "Confirmed a change proposed by the assistant",
  area_proposal: "Assistant",
  object_proposal: "proposed change",
};
