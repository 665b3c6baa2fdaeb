import type { projectAccess as written } from "../../zh-CN/projects/project-access.ts";

export const projectAccess: Record<keyof typeof written, string> = {
  title: "You don’t have access to this project",
  text: "You can request access from its managers.",
  message: "Reason for request",
  send: "Request access",
  pending: "Request sent. We’ll notify you when it’s decided.",
  rejected: "Your request was declined: {{reason}}. You can ask again after a day.",
  back: "Back to projects",
  requests: "Access requests",
  accept: "Approve",
  refuse: "Decline",
  role: "Role of {{name}}",
  refuseTitle: "Decline request from {{name}}",
  reason: "Reason",
  decided: "Done",
};
