import type { feedback as zhFeedback } from "../../zh-CN/guidance/feedback.ts";

export const feedback: Record<keyof typeof zhFeedback, string> = {
  title: "Feedback",
  open: "Open",
  done: "Done",
  filter: "Filter by status",
  "empty-open": "No open feedback",
  "empty-done": "No completed feedback",
  emptyText: "Feedback from members of all teams appears here.",
  settle: "Mark as done",
  reopen: "Reopen",
  page: "Page:",
  pictureOf: "Screenshot of {{name}}",
  download: "Download screenshot",
  more: "Earlier feedback",
};
