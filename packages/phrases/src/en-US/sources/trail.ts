import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"sources"> = {
  "source.take": "Imported a sequence from a public database",
  area_source: "Public databases",
};
