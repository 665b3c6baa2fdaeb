import type { NoticeKind } from "../foundation/notice-kind.ts";

export const filesNotices = {
  fileLocked: { type: "OTHER", category: "business", opens: "file", isMailed: false },
  fileUnlocked: { type: "OTHER", category: "business", opens: "file", isMailed: false },
  fileLinked: { type: "OTHER", category: "business", opens: "file", isMailed: true },
  fileShared: { type: "OTHER", category: "business", opens: "shared", isMailed: true },
  fileAccessRequested: { type: "APPROVAL", category: "business", opens: "accessRequests", isMailed: true },
  fileAccessGranted: { type: "APPROVAL", category: "business", opens: "shared", isMailed: true },
  fileAccessRejected: { type: "APPROVAL", category: "business", opens: "nothing", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
