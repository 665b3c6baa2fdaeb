import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"sources"> = {
  "source.take": "Take a sequence from a public database",
  area_source: "Public databases",
};
