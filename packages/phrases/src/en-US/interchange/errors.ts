import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"interchange"> = {
  "eln.export.too.large":
    "An archive can hold up to {{files}} files and {{gigabytes}} GB. Export one folder at a time.",
  "eln.not.found": "This import or export wasn’t found. It may have been deleted. Reload the list.",
  "eln.too.many": "You already have {{limit}} imports or exports in progress. Try again when one is done.",
  "eln.import.not.ready":
    "This archive can’t be imported now: it is being read or imported, or was removed. Reload the page to check.",
  "eln.export.expired": "This export has expired or isn’t ready. Export again.",
  "eln.export.no.longer.allowed":
    "You no longer have access to some files in this export, so it can’t be downloaded. Export again.",
};
