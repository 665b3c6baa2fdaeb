import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of CRISPR: error codes with their status, permissions, feature switches, audited objects, audited
 * actions, notifications.
 */
export const crisprKeys = areaKeys({
  problems: {
    "crispr.task.not.found": 404,
    "crispr.version.gone": 404,
    "crispr.not.dna": 422,
    "crispr.target.outside": 422,
    "crispr.target.too.long": { status: 422, names: ["limit"] },
    "crispr.genome.too.long": { status: 422, names: ["limit"] },
    "crispr.guide.not.found": { status: 422, names: ["guide"] },
    "crispr.primer.outside": { status: 422, names: ["name"] },
    "crispr.too.many.tasks": { status: 409, names: ["limit"] },
  },
  permissions: {
    molecule: ["MOLECULE_CRISPR"],
  },
  features: {
    CRISPR: "feature",
  },
  objects: ["crisprTask"],
  trail: ["crispr.cancel", "crispr.create", "crispr.keepPrimers", "crispr.remove"],
  followed: ["crisprTask"],
  notices: {
    crisprFinished: { type: "REMINDER", category: "business", opens: "crispr", isMailed: true },
    crisprFailed: { type: "REMINDER", category: "business", opens: "crispr", isMailed: true },
  },
});
