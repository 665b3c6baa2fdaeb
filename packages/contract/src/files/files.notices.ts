import type { NoticeKind } from "../foundation/notice-kind.ts";

export const filesNotices = {
  fileLocked: { type: "OTHER", category: "business", opens: "file", isMailed: false },
  fileUnlocked: { type: "OTHER", category: "business", opens: "file", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
