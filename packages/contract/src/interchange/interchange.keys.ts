import { areaKeys } from "../foundation/area-keys.ts";

/** Registry entries of interchange: error codes with their status, audited actions, notifications. */
export const interchangeKeys = areaKeys({
  problems: {
    "eln.export.too.large": { status: 409, names: ["files", "gigabytes"] },
    "eln.not.found": 404,
    "eln.too.many": { status: 409, names: ["limit"] },
    "eln.import.not.ready": 409,
    "eln.export.expired": 410,
    "eln.export.no.longer.allowed": 403,
  },
  trail: ["eln.import", "eln.prepareExport", "eln.fetchExport", "project.export"],
  followed: ["elnExport", "elnImport"],
  notices: {
    elnImportFinished: { type: "REMINDER", category: "business", opens: "elnImport", isMailed: false },
    elnImportFailed: { type: "REMINDER", category: "business", opens: "elnImport", isMailed: false },
    elnExportReady: { type: "REMINDER", category: "business", opens: "elnExport", isMailed: true },
    elnExportFailed: { type: "REMINDER", category: "business", opens: "elnExport", isMailed: true },
  },
});
