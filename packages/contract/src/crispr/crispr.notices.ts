import type { NoticeKind } from "../foundation/notice-kind.ts";

export const crisprNotices = {
  crisprFinished: { type: "REMINDER", category: "business", opens: "crispr", isMailed: true },
  crisprFailed: { type: "REMINDER", category: "business", opens: "crispr", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
