import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"genomes"> = {
  "genome.cancel": "Stopped a genome import",
  "genome.import": "Imported a genome",
  "genome.remove": "Deleted a genome",
  "genome.take": "Extracted a sequence from a genome",
  "genome.update": "Edited a genome",
  area_genome: "Genomes",
  object_genome: "Genome",
};
