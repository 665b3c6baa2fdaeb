import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"genomes"> = {
  "genome.not.found": "This genome no longer exists. Reload the list.",
  "genome.not.ready": "This genome isn’t imported yet. Wait until it’s ready.",
  "genome.name.exists": "A genome with this name already exists. Choose another name.",
  "genome.too.many": "Your team is already importing {{limit}} genomes. Wait until one is done.",
  "genome.gene.not.found": "This gene or transcript isn’t in this genome.",
  "genome.region.outside": "The region is outside the chromosome (1 to {{size}}).",
  "genome.region.too.long": "Up to {{limit}} bp at once. Select a smaller region.",
};
