import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"previews"> = {
  "file.exportPdf": "Exported a file as PDF",
  area_file: "Files",
};
