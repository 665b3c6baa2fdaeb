import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"biolibrary"> = {
  "library.create": "Added a library entry",
  "library.move": "Moved a library entry",
  "library.remove": "Deleted a library entry",
  "library.update": "Edited a library entry",
  area_library: "Libraries",
  object_libraryEntry: "Library entry",
};
