import type { NoticeKind } from "../foundation/notice-kind.ts";

export const projectsNotices = {
  projectOwnerChanged: { type: "OTHER", category: "business", opens: "project", isMailed: true },
  projectJoined: { type: "OTHER", category: "business", opens: "project", isMailed: true },
  projectRoleChanged: { type: "OTHER", category: "business", opens: "project", isMailed: false },
  projectLeft: { type: "OTHER", category: "business", opens: "nothing", isMailed: true },
  projectAccessRequested: { type: "APPROVAL", category: "business", opens: "projectMembers", isMailed: true },
  projectAccessRejected: { type: "APPROVAL", category: "business", opens: "nothing", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
