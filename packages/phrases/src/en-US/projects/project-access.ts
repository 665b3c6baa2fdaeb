import type { projectAccess as written } from "../../zh-CN/projects/project-access.ts";

export const projectAccess: Record<keyof typeof written, string> = {
  title: "You may not open this project",
  text: "You can ask the people who manage it to let you in.",
  message: "What you need it for",
  send: "Ask to join",
  pending: "You have asked. You will be told when it is decided.",
  rejected: "Your request was declined: {{reason}}. You can ask again after a day.",
  back: "Back to the projects",
  requests: "Requests to join",
  accept: "Accept",
  refuse: "Decline",
  role: "Right of {{name}}",
  refuseTitle: "Decline the request of {{name}}",
  reason: "Reason",
  decided: "Done",
};
