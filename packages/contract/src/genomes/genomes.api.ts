import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { sequenceSchema } from "../sequences/sequences.schema.ts";
import {
  extractedRegionSchema,
  genomeChangeSchema,
  genomeChromosomeSchema,
  genomeGeneSchema,
  genomeInputSchema,
  genomeRegionSchema,
  genomeSchema,
  genomeTranscriptSchema,
  MAX_GENOME_WINDOW,
} from "./genomes.schema.ts";

const base = "/application/molecular-biology/genomes" as const;
const one = `${base}/:genomeId` as const;
const params = z.object({ genomeId: idSchema });
const read = { permission: "MOLECULE_SEQUENCE" } as const;
const manage = { permission: "MOLECULE_GENOME_MANAGE" } as const;
const unread = ["genome.not.found", "genome.not.ready"] as const;

/** Imported genomes: import, search, view, extract. */
export const genomesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "The team's genomes, by name",
    access: read,
    query: z.object({ ...pageQuery, search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional() }),
    data: pageOf(genomeSchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Import a genome out of uploaded files: FASTA with or without GFF3, or GenBank",
    creates: true,
    access: manage,
    body: genomeInputSchema,
    data: genomeSchema,
    errors: ["upload.not.found", "genome.name.exists", "genome.too.many"],
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "One genome, and how far its import is",
    access: read,
    params,
    data: genomeSchema,
    errors: ["genome.not.found"],
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Rename a genome",
    access: manage,
    params,
    body: genomeChangeSchema,
    data: genomeSchema,
    errors: ["genome.not.found", "genome.name.exists"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${one}/cancel`,
    summary: "Stop an import; nothing of it stays",
    access: manage,
    params,
    data: genomeSchema,
    errors: ["genome.not.found"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: one,
    summary: "Delete a genome; sequences that were taken from it stay",
    access: manage,
    params,
    data: z.null(),
    errors: ["genome.not.found"],
  }),
  chromosomes: endpoint({
    method: "GET",
    path: `${one}/chromosomes`,
    summary:
      "The chromosomes, contigs and plasmids of a genome, by name, accession or description, in the order of its file",
    access: read,
    params,
    query: z.object({ ...pageQuery, search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional() }),
    data: pageOf(genomeChromosomeSchema),
    errors: unread,
  }),
  genes: endpoint({
    method: "GET",
    path: `${one}/genes`,
    summary:
      "Genes by name, locus tag, product or id, the nearest first; all of them where nothing is sought",
    access: read,
    params,
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
      chromosome: z.coerce.number().int().min(1).optional(),
    }),
    data: pageOf(genomeGeneSchema),
    errors: unread,
  }),
  transcripts: endpoint({
    method: "GET",
    path: `${one}/transcripts`,
    summary:
      "Transcripts by their name, id, protein or product or by their gene, the nearest gene first; all of them where nothing is sought",
    access: read,
    params,
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
      chromosome: z.coerce.number().int().min(1).optional(),
    }),
    data: pageOf(genomeTranscriptSchema),
    errors: unread,
  }),
  region: endpoint({
    method: "GET",
    path: `${one}/chromosomes/:number/region`,
    summary: "Letters and genes of a stretch of a chromosome",
    access: read,
    params: params.extend({ number: z.coerce.number().int().min(1) }),
    query: z.object({
      start: z.coerce.number().int().min(0),
      length: z.coerce.number().int().min(1).max(MAX_GENOME_WINDOW),
    }),
    data: genomeRegionSchema,
    errors: [...unread, "genome.region.outside"],
  }),
  take: endpoint({
    method: "POST",
    path: `${one}/take`,
    summary: "Take a gene, a transcript or a stretch of a genome as a sequence file",
    creates: true,
    access: read,
    params,
    body: z.object({
      stretch: extractedRegionSchema,
      /** Omitted: named after the extracted region. */
      name: z.string().trim().min(1).max(255).optional(),
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
    }),
    data: sequenceSchema,
    errors: [
      ...unread,
      "genome.gene.not.found",
      "genome.region.outside",
      "genome.region.too.long",
      "project.no.access",
      "project.file.limit.exceed",
    ],
  }),
};
