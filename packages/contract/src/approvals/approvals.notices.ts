import type { NoticeKind } from "../foundation/notice-kind.ts";

export const approvalsNotices = {
  approvalAsked: { type: "APPROVAL", category: "business", opens: "nothing", isMailed: true },
  approvalApproved: { type: "APPROVAL", category: "business", opens: "nothing", isMailed: true },
  approvalRejected: { type: "APPROVAL", category: "business", opens: "nothing", isMailed: true },
  approvalOverdue: { type: "REMINDER", category: "business", opens: "nothing", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
