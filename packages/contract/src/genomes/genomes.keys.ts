import { areaKeys } from "../foundation/area-keys.ts";

/**
 * Registry entries of genomes: error codes with their status, permissions, audited objects, audited actions,
 * notifications.
 */
export const genomesKeys = areaKeys({
  problems: {
    "genome.not.found": 404,
    "genome.not.ready": 409,
    "genome.name.exists": 409,
    "genome.too.many": { status: 409, names: ["limit"] },
    "genome.gene.not.found": 404,
    "genome.region.outside": { status: 422, names: ["size"] },
    "genome.region.too.long": { status: 422, names: ["limit"] },
  },
  permissions: {
    molecule: ["MOLECULE_GENOME_MANAGE"],
  },
  objects: ["genome"],
  trail: ["genome.cancel", "genome.import", "genome.remove", "genome.take", "genome.update"],
  followed: ["genome"],
  notices: {
    genomeImported: { type: "REMINDER", category: "business", opens: "genome", isMailed: false },
    genomeFailed: { type: "REMINDER", category: "business", opens: "genome", isMailed: false },
  },
});
