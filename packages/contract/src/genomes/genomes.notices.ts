import type { NoticeKind } from "../foundation/notice-kind.ts";

export const genomesNotices = {
  genomeImported: { type: "REMINDER", category: "business", opens: "genome", isMailed: false },
  genomeFailed: { type: "REMINDER", category: "business", opens: "genome", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
