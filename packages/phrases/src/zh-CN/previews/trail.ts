import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"previews"> = {
  "file.exportPdf": "将文件导出为 PDF",
  area_file: "文件",
};
