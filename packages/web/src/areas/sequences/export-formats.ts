import type { SequenceRecord } from "@benchleaf/bio";
import type { WrittenFormat } from "@benchleaf/contract";

export const nucleicFormats: readonly WrittenFormat[] = [
  "genbank",
  "snapgene",
  "embl",
  "ape",
  "fasta",
  "fastq",
  "gff3",
  "sbol",
  "csv",
  "tsv",
];
export const proteinFormats: readonly WrittenFormat[] = [
  "genpept",
  "snapgene",
  "fasta",
  "gff3",
  "csv",
  "tsv",
];

/** The formats that make sense for a molecule, the fullest first. FASTQ is for reads with qualities. */
export const formatsFor = ({ kind, qualities }: SequenceRecord): readonly WrittenFormat[] => {
  if (kind === "protein") return proteinFormats;
  return nucleicFormats.filter((format) => format !== "fastq" || qualities !== undefined);
};
