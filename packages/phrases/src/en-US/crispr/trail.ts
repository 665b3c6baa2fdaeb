import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"crispr"> = {
  "crispr.cancel": "Stopped a CRISPR task",
  "crispr.create": "Started a CRISPR task",
  "crispr.keepPrimers": "Kept primers of a CRISPR task",
  "crispr.remove": "Deleted a CRISPR task",
  area_crispr: "CRISPR design",
  object_crisprTask: "CRISPR task",
};
