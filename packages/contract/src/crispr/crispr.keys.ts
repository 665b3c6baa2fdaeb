import { areaKeys } from "../foundation/area-keys.ts";

export const crisprKeys = areaKeys({
  problems: {
    "crispr.task.not.found": 404,
    "crispr.version.gone": 404,
    "crispr.not.dna": 422,
    "crispr.target.outside": 422,
    "crispr.target.too.long": { status: 422, names: ["limit"] },
    "crispr.genome.too.long": { status: 422, names: ["limit"] },
    "crispr.too.many.tasks": { status: 409, names: ["limit"] },
  },
  permissions: {
    molecule: ["MOLECULE_CRISPR"],
  },
  features: {
    CRISPR: "feature",
  },
  objects: ["crisprTask"],
  trail: ["crispr.cancel", "crispr.create", "crispr.remove"],
  notices: {
    crisprFinished: { type: "REMINDER", category: "business", opens: "crispr", isMailed: true },
    crisprFailed: { type: "REMINDER", category: "business", opens: "crispr", isMailed: true },
  },
});
