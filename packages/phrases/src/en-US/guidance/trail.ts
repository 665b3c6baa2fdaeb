import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"guidance"> = {
  "feedback.done": "Marked feedback as done",
  "feedback.reopen": "Reopened feedback",
  "feedback.send": "Sent feedback",
  area_feedback: "Feedback",
  object_feedback: "Feedback",
};
