import type { NoticeKind } from "../foundation/notice-kind.ts";

export const billingNotices = {
  activationApproved: { type: "APPROVAL", category: "system", opens: "modules", isMailed: false },
  activationRejected: { type: "APPROVAL", category: "system", opens: "modules", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
