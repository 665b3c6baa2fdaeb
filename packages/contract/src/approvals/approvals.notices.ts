import type { NoticeKind } from "../foundation/notice-kind.ts";

export const approvalsNotices = {
  approvalAsked: { type: "APPROVAL", category: "business", opens: "audit", isMailed: true },
  approvalApproved: { type: "APPROVAL", category: "business", opens: "submission", isMailed: true },
  approvalRejected: { type: "APPROVAL", category: "business", opens: "submission", isMailed: true },
  approvalOverdue: { type: "REMINDER", category: "business", opens: "audit", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
