import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts for the assistant. */
export const trail: TrailOf<"assistant"> = {
  "proposal.confirm": "通过助手确认操作",
  area_proposal: "助手",
  object_proposal: "操作建议",
};
