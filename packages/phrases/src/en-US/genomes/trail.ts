import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"genomes"> = {
  "genome.cancel": "Stop a genome import",
  "genome.import": "Import a genome",
  "genome.remove": "Delete a genome",
  "genome.take": "Take a sequence from a genome",
  "genome.update": "Change a genome",
  area_genome: "Genomes",
  object_genome: "Genome",
};
