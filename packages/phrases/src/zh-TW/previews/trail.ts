import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"previews"> = {
  "file.exportPdf": "將檔案匯出為 PDF",
  area_file: "檔案",
};
