import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"previews"> = {
  "file.exportPdf": "將檔案匯出為 PDF",
  area_file: "檔案",
};
