import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"guidance"> = {
  "feedback.done": "处理完一条反馈",
  "feedback.reopen": "重新打开反馈",
  "feedback.send": "提交反馈",
  area_feedback: "反馈",
  object_feedback: "反馈",
};
