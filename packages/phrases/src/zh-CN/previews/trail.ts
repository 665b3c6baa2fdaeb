import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"previews"> = {
  "file.exportPdf": "将文件导出为 PDF",
  area_file: "文件",
};
