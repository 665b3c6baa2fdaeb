import type { NoticeKind } from "../foundation/notice-kind.ts";

export const projectsNotices = {
  projectOwnerChanged: { type: "OTHER", category: "business", opens: "project", isMailed: true },
  projectJoined: { type: "OTHER", category: "business", opens: "project", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
