/** Formats that are text; a result of writing them has `text`. */
export const textFormats = [
  "genbank",
  "genpept",
  "ape",
  "embl",
  "fasta",
  "fastq",
  "gff3",
  "geneious",
  "sbol",
  "csv",
  "tsv",
] as const;

/** Formats that are bytes; a result of writing them has `bytes`. */
export const binaryFormats = ["snapgene", "abi", "scf", "zip"] as const;

export type TextFormat = (typeof textFormats)[number];
export type BinaryFormat = (typeof binaryFormats)[number];

/**
 * Every format that can be read, detected by content: GenBank and its dialect of ApE, GenPept, EMBL, FASTA, FASTQ,
 * GFF3 with FASTA, Geneious XML, SBOL 1 to 3 in XML, tables of primers or features (CSV, TSV), SnapGene `.dna` and
 * `.prot`, ABI and SCF traces, and archives (ZIP, gzip) of any of these.
 */
export type SequenceFormat = TextFormat | BinaryFormat;
