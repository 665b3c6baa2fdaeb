import { genomeFaultCodes, genomeRemarkCodes } from "@benchleaf/bio";
import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { featureSchema } from "../sequences/sequences.schema.ts";

/** Bases that one look at a chromosome shows, and that one sequence file takes from it. */
export const MAX_GENOME_WINDOW = 100_000;
/** Maximum length of a stretch that becomes a sequence file, in bases. */
export const MAX_EXTRACTED_BASES = 5_000_000;
/** Maximum number of bases on either side of a gene that are included. */
export const MAX_GENE_FLANK = 1_000_000;
/** Imports of a team that wait or run at the same time. */
export const MAX_GENOME_IMPORTS = 3;

/** State of the import of a genome. */
export const genomeStateSchema = z.enum(["waiting", "running", "ready", "failed", "cancelled"]);
export type GenomeState = z.infer<typeof genomeStateSchema>;

/**
 * Why an import failed: an error in a file with its line, or an internal error. The texts are `genomes.fault-<code>`.
 */
export const genomeFaultSchema = z.object({
  code: z.enum([...genomeFaultCodes, "damaged", "file-gone", "internal"]),
  /** From 1; 0 if it is not one of a line. */
  line: z.number().int(),
  detail: z.string(),
  fileName: z.string(),
});
export type GenomeFaultWire = z.infer<typeof genomeFaultSchema>;

/** Something to know about an imported file, with its line. */
export const genomeRemarkSchema = z.object({
  code: z.enum(genomeRemarkCodes),
  line: z.number().int(),
  detail: z.string(),
});

/** Name of a genome, 1 to 100 characters. */
export const genomeNameSchema = z.string().trim().min(1).max(100);
const organismSchema = z.string().trim().max(100);

/** A genome with its import and how much it holds. */
export const genomeSchema = z.object({
  id: idSchema,
  name: z.string(),
  organism: z.string(),
  state: genomeStateSchema,
  /** 0 to 1. */
  progress: z.number(),
  fault: genomeFaultSchema.nullable(),
  /** The first of what was read differently from how it is written; `remarkCount` counts all. */
  remarks: z.array(genomeRemarkSchema),
  remarkCount: z.number().int(),
  fileNames: z.array(z.string()),
  letters: z.number().int(),
  chromosomeCount: z.number().int(),
  geneCount: z.number().int(),
  authorName: z.string(),
  createTime: instantSchema,
  finishTime: instantSchema.nullable(),
  abilities: z.object({ manage: z.boolean(), cancel: z.boolean() }),
});
export type Genome = z.infer<typeof genomeSchema>;

/** A chromosome, plasmid or contig of a genome, numbered in the order of the file. */
export const genomeChromosomeSchema = z.object({
  number: z.number().int(),
  name: z.string(),
  description: z.string(),
  size: z.number().int(),
  isCircular: z.boolean(),
  geneCount: z.number().int(),
});
export type GenomeChromosomeWire = z.infer<typeof genomeChromosomeSchema>;

const stretchSchema = z.tuple([z.number().int(), z.number().int()]);
/** A transcript: exons and coding stretches, zero-based and half-open, in the order of the chromosome. */
export const geneTranscriptSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  product: z.string(),
  proteinId: z.string(),
  exons: z.array(stretchSchema),
  exonIds: z.array(z.string()),
  coding: z.array(stretchSchema),
});

/** A gene in a list. Zero-based, half-open; on a circle the end may be beyond the size. */
export const genomeGeneSchema = z.object({
  number: z.number().int(),
  chromosome: z.object({ number: z.number().int(), name: z.string() }),
  id: z.string(),
  name: z.string(),
  locusTag: z.string(),
  product: z.string(),
  type: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  strand: z.union([z.literal(1), z.literal(-1)]),
  transcripts: z.array(geneTranscriptSchema),
});
export type GenomeGene = z.infer<typeof genomeGeneSchema>;

/** A transcript with its gene, as a result of a search for transcripts. */
export const genomeTranscriptSchema = geneTranscriptSchema.extend({
  /** Its index among the gene's transcripts, from 0; with the gene's number, the input of `take`. */
  place: z.number().int(),
  gene: z.object({ number: z.number().int(), id: z.string(), name: z.string(), locusTag: z.string() }),
  chromosome: z.object({ number: z.number().int(), name: z.string() }),
  /** Zero-based, half-open, over all its exons; on a circle the end may be beyond the size. */
  start: z.number().int(),
  end: z.number().int(),
  strand: z.union([z.literal(1), z.literal(-1)]),
});
export type GenomeTranscript = z.infer<typeof genomeTranscriptSchema>;

const uploadSchema = z.object({ uuid: z.uuid(), name: z.string().trim().min(1).max(255) });
/** A genome to import: its files and name. */
export const genomeInputSchema = z.object({
  name: genomeNameSchema,
  organism: organismSchema.default(""),
  /** FASTA or GenBank, also packed by gzip. */
  sequence: uploadSchema,
  /** GFF3 to a FASTA file, also packed by gzip. */
  annotation: uploadSchema.nullable().default(null),
});
export type GenomeInput = z.infer<typeof genomeInputSchema>;

/** What can be changed of a genome that is there. */
export const genomeChangeSchema = z.object({ name: genomeNameSchema, organism: organismSchema });

/** A stretch of a chromosome with its bases and what is annotated in it. */
export const genomeRegionSchema = z.object({
  start: z.number().int(),
  letters: z.string(),
  /** In the region's own positions. */
  features: z.array(featureSchema),
  /** False if more genes are in the region than are shown. */
  isComplete: z.boolean(),
});
export type GenomeRegion = z.infer<typeof genomeRegionSchema>;

/** A region to extract from a genome. A gene is read in its own direction. */
export const extractedRegionSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("region"),
    chromosome: z.number().int().min(1),
    start: z.number().int().min(0),
    length: z.number().int().min(1),
    strand: z.union([z.literal(1), z.literal(-1)]).default(1),
  }),
  z.object({
    kind: z.literal("gene"),
    gene: z.number().int().min(1),
    flank: z.number().int().min(0).max(MAX_GENE_FLANK).default(0),
  }),
  z.object({
    kind: z.literal("transcript"),
    gene: z.number().int().min(1),
    /** Its place among the gene's transcripts, from 0. */
    transcript: z.number().int().min(0),
    /** All exons, or what of them is translated. */
    form: z.enum(["spliced", "coding"]),
  }),
]);
export type ExtractedRegion = z.infer<typeof extractedRegionSchema>;
