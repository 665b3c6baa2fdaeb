import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"previews"> = {
  "file.exportPdf": "Exported a file as PDF",
  area_file: "Files",
};
