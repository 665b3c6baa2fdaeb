import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"genomes"> = {
  "genome.not.found": "This genome does not exist any more. Reload the list.",
  "genome.not.ready": "This genome has not been imported yet. Wait until it is ready.",
  "genome.name.exists": "A genome of this name exists already. Choose another name.",
  "genome.too.many": "Your team imports {{limit}} genomes already. Wait until one is done.",
  "genome.gene.not.found": "This genome has no such gene or transcript.",
  "genome.region.outside": "The region lies beyond the chromosome, which runs from 1 to {{size}}.",
  "genome.region.too.long": "At most {{limit}} bp are taken at once. Choose a smaller region.",
};
