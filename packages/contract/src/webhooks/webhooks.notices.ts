import type { NoticeKind } from "../foundation/notice-kind.ts";

export const webhooksNotices = {
  webhookStopped: { type: "REMINDER", category: "system", opens: "webhooks", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
