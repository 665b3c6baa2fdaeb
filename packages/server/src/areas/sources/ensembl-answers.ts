import type { Gene, GeneTranscript, Stretch } from "@benchleaf/bio";
import type { SourceGene, SourceRecord } from "@benchleaf/contract";
import { z } from "zod";

/** What Ensembl's REST service answers (rest.ensembl.org, `lookup` with `expand=1` and `sequence`). */
const place = {
  start: z.number().int().min(1),
  end: z.number().int().min(1),
  strand: z.union([z.literal(1), z.literal(-1)]),
};
const version = z.coerce.number().int().optional();
const text = z.string().nullish();

const transcript = z.object({
  id: z.string(),
  version,
  display_name: text,
  biotype: text,
  ...place,
  Exon: z.array(z.object({ id: z.string(), ...place })).default([]),
  /** From the start codon to the stop codon, on the chromosome's own strand. */
  Translation: z.object({ id: z.string(), start: z.number().int(), end: z.number().int() }).optional(),
});
type Transcript = z.output<typeof transcript>;

const common = { id: z.string(), version, species: z.string() };
const onChromosome = {
  ...common,
  display_name: text,
  description: text,
  biotype: text,
  seq_region_name: z.string(),
  assembly_name: text,
  ...place,
};

export const lookupAnswer = z.discriminatedUnion("object_type", [
  z.object({
    object_type: z.literal("Gene"),
    ...onChromosome,
    Transcript: z.array(transcript).default([]),
  }),
  z.object({ object_type: z.literal("Transcript"), ...onChromosome, ...transcript.shape }),
  z.object({ object_type: z.literal("Translation"), ...common, length: z.number().int().min(1) }),
]);
export type Lookup = z.output<typeof lookupAnswer>;
export type LookedUpGene = Extract<Lookup, { object_type: "Gene" }>;
export type LookedUpTranscript = Extract<Lookup, { object_type: "Transcript" }>;

export const sequenceAnswer = z.object({ id: z.string(), seq: z.string().min(1) });

/** @example organismOf("homo_sapiens") // "Homo sapiens" */
export const organismOf = (species: string): string =>
  species.charAt(0).toUpperCase() + species.slice(1).replaceAll("_", " ");

/** @example speciesOf("Homo sapiens") // "homo_sapiens" */
export const speciesOf = (organism: string): string =>
  organism
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, "_");

export const versioned = ({ id, version: number }: { id: string; version?: number | undefined }): string =>
  number === undefined ? id : `${id}.${number}`;

const splicedLength = ({ Exon }: Pick<Transcript, "Exon">): number =>
  Exon.reduce((sum, { start, end }) => sum + end - start + 1, 0);

export const presentLookup = (found: Lookup): SourceRecord => ({
  accession: versioned(found),
  title:
    found.object_type === "Translation"
      ? found.id
      : [found.display_name, found.description].filter(Boolean).join(", ") || found.id,
  organism: organismOf(found.species),
  molecule: found.object_type === "Translation" ? "protein" : "dna",
  size:
    found.object_type === "Translation"
      ? found.length
      : found.object_type === "Transcript"
        ? splicedLength(found)
        : found.end - found.start + 1,
  isCircular: false,
});

export const presentGene = (found: LookedUpGene): SourceGene => ({
  id: found.id,
  name: found.display_name || found.id,
  description: found.description ?? "",
  organism: organismOf(found.species),
  place: [
    found.assembly_name,
    `${found.seq_region_name}:${found.start}-${found.end} (${found.strand === 1 ? "+" : "-"})`,
  ]
    .filter(Boolean)
    .join(" "),
  size: found.end - found.start + 1,
  accession: found.id,
  region: null,
});

const stretchOf = ({ start, end }: { start: number; end: number }): Stretch => [start - 1, end];

const asTranscript = (found: Transcript): GeneTranscript => {
  const exons = found.Exon.toSorted((one, other) => one.start - other.start);
  const coded = found.Translation;
  const coding = exons.flatMap(({ start, end }): Stretch[] => {
    const [first, last] = [Math.max(start, coded?.start ?? 0), Math.min(end, coded?.end ?? -1)];
    return first <= last ? [stretchOf({ start: first, end: last })] : [];
  });
  return {
    id: versioned(found),
    name: found.display_name || found.id,
    type: coded ? "mRNA" : "ncRNA",
    product: "",
    proteinId: coded?.id ?? "",
    exons: exons.map(stretchOf),
    exonIds: exons.map(({ id }) => id),
    coding,
  };
};

/** A gene of Ensembl as those of imported genomes. A transcript alone is a gene with one transcript. */
export const asGene = (found: LookedUpGene | LookedUpTranscript): Gene => ({
  chromosome: found.seq_region_name,
  id: found.id,
  name: found.display_name || found.id,
  locusTag: "",
  product: found.description ?? "",
  type: found.biotype ?? "",
  start: found.start - 1,
  end: found.end,
  strand: found.strand,
  transcripts: (found.object_type === "Gene" ? found.Transcript : [found]).map(asTranscript),
});
