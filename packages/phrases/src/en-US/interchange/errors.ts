import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"interchange"> = {
  "eln.export.too.large":
    "One archive holds at most {{files}} files and {{gigabytes}} GB. Export folder by folder.",
  "eln.not.found": "This import or export was not found. It may have been deleted; reload the list.",
  "eln.too.many":
    "You already have {{limit}} imports or exports under way. Try again when one of them is done.",
  "eln.import.not.ready":
    "This archive cannot be imported now: it is being read or imported, or it has been cleaned up. Reload the page to see.",
  "eln.export.expired": "This export has expired or is not ready. Please export again.",
  "eln.export.no.longer.allowed":
    "You may no longer view some of the files in this export, so it cannot be downloaded. Please export again.",
};
