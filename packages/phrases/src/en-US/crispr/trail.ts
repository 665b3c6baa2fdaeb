import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"crispr"> = {
  "crispr.cancel": "Stopped a CRISPR task",
  "crispr.create": "Started a CRISPR task",
  "crispr.keepPrimers": "Saved primers of a CRISPR task",
  "crispr.remove": "Deleted a CRISPR task",
  area_crispr: "CRISPR design",
  object_crisprTask: "CRISPR task",
};
