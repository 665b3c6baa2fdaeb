import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"biolibrary"> = {
  "library.create": "Added a library entry",
  "library.move": "Moved a library entry",
  "library.remove": "Removed a library entry",
  "library.update": "Changed a library entry",
  area_library: "Libraries",
  object_libraryEntry: "Library entry",
};
