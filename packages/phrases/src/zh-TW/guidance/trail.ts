import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"guidance"> = {
  "feedback.done": "處理完一則意見",
  "feedback.reopen": "重新開啟意見",
  "feedback.send": "送出意見",
  area_feedback: "意見",
  object_feedback: "意見",
};
