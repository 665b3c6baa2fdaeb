import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of previews: error codes with their status, audited actions, notifications. */
export const previewsKeys = areaKeys({
  problems: {
    "pdf.not.possible": { status: 422, names: ["name"] },
    "pdf.set.aside": 422,
    "pdf.not.merged": { status: 422, names: ["name"] },
    "pdf.too.large": 422,
    "pdf.too.many.exports": { status: 409, names: ["limit"] },
    "pdf.export.not.found": 404,
  },
  trail: ["file.exportPdf"],
  followed: ["pdfExport"],
  notices: {
    pdfReady: { type: "REMINDER", category: "business", opens: "pdfExport", isMailed: false },
    pdfFailed: { type: "REMINDER", category: "business", opens: "pdfExport", isMailed: false },
  },
});
