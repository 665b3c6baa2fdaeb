import type { NoticeKind } from "../foundation/notice-kind.ts";

export const previewsNotices = {
  pdfReady: { type: "REMINDER", category: "business", opens: "pdfExport", isMailed: false },
  pdfFailed: { type: "REMINDER", category: "business", opens: "pdfExport", isMailed: false },
} as const satisfies Record<string, NoticeKind>;
