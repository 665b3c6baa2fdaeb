import type { NoticeKind } from "../foundation/notice-kind.ts";

export const sequencesNotices = {
  sequenceSaved: { type: "OTHER", category: "business", opens: "file", isMailed: true, isGathered: true },
  importFinished: { type: "REMINDER", category: "business", opens: "project", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
