import type { NoticeKind } from "../foundation/notice-kind.ts";

export const interchangeNotices = {
  elnImportFinished: { type: "REMINDER", category: "business", opens: "elnImport", isMailed: false },
  elnImportFailed: { type: "REMINDER", category: "business", opens: "elnImport", isMailed: false },
  elnExportReady: { type: "REMINDER", category: "business", opens: "elnExport", isMailed: true },
  elnExportFailed: { type: "REMINDER", category: "business", opens: "elnExport", isMailed: true },
} as const satisfies Record<string, NoticeKind>;
