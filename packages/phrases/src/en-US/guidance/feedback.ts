import type { feedback as zhFeedback } from "../../zh-CN/guidance/feedback.ts";

export const feedback: Record<keyof typeof zhFeedback, string> = {
  title: "Feedback",
  open: "Open",
  done: "Done",
  filter: "Filter by state",
  "empty-open": "No open feedback",
  "empty-done": "Nothing done yet",
  emptyText: "What members of all teams write on the feedback page is listed here.",
  settle: "Mark as done",
  reopen: "Reopen",
  page: "Page:",
  pictureOf: "Screenshot of {{name}}",
  download: "Download the screenshot",
  more: "Earlier feedback",
};
