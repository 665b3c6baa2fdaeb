import type { NoticeKind } from "../foundation/notice-kind.ts";

/** Of the house itself. */
export const systemNotices = {
  jobFailed: { type: "REMINDER", category: "business", opens: "nothing", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
