import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts for the assistant. */
export const trail: TrailOf<"assistant"> = {
  "proposal.confirm": "透過助理確認操作",
  area_proposal: "助理",
  object_proposal: "操作建議",
};
