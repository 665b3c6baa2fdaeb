import type { RecordRegion, SourceGene, SourceRecord } from "@benchleaf/contract";
import { z } from "zod";

/**
 * What the E-utilities answer as JSON, version 2.0 (NCBI, "Entrez Programming Utilities Help", NBK25499). Fields that are
 * not read here are left out.
 */
const summary = <T extends z.ZodType>(document: T) =>
  z.object({
    result: z
      .object({ uids: z.array(z.string()) })
      .catchall(z.unknown())
      .transform(({ uids, ...documents }) =>
        uids.flatMap((uid) => {
          // A document that could not be made is there with its error alone.
          const read = document.safeParse(documents[uid]);
          return read.success ? [read.data as z.output<T>] : [];
        }),
      )
      .optional(),
  });

const sequenceDocument = z.object({
  caption: z.string(),
  accessionversion: z.string().min(1),
  title: z.string(),
  slen: z.coerce.number().int().min(0),
  moltype: z.string().default(""),
  biomol: z.string().default(""),
  topology: z.string().default(""),
  organism: z.string().default(""),
});
export type SequenceDocument = z.output<typeof sequenceDocument>;
export const sequenceSummary = summary(sequenceDocument);

const geneDocument = z.object({
  uid: z.coerce.string(),
  name: z.string(),
  description: z.string().default(""),
  organism: z.object({ scientificname: z.string() }).catch({ scientificname: "" }),
  genomicinfo: z
    .array(
      z.object({
        chrloc: z.string().default(""),
        chraccver: z.string().min(1),
        chrstart: z.number().int().min(0),
        chrstop: z.number().int().min(0),
      }),
    )
    .catch([]),
});
export type GeneDocument = z.output<typeof geneDocument>;
export const geneSummary = summary(geneDocument);

export const searchAnswer = z.object({
  esearchresult: z.object({ idlist: z.array(z.string()).default([]) }),
});

const proteinAccession =
  /^([ANXWY]P_\d+|[A-Z]{3}\d{5}|[A-Z]{3}\d{7}|[OPQ]\d[A-Z0-9]{3}\d|[A-NR-Z]\d([A-Z][A-Z0-9]{2}\d){1,2})(\.\d+)?$/i;

/**
 * NCBI's database of a record, from its accession.
 *
 * @example databaseOf("NP_000537.3") // "protein"
 */
export const databaseOf = (accession: string): "protein" | "nuccore" =>
  proteinAccession.test(accession) ? "protein" : "nuccore";

export const presentRecord = (document: SequenceDocument): SourceRecord => ({
  accession: document.accessionversion,
  title: document.title,
  organism: document.organism,
  molecule: document.moltype === "aa" ? "protein" : document.moltype === "rna" ? "rna" : "dna",
  size: document.slen,
  isCircular: document.topology === "circular",
});

/** The start and stop of a gene count from zero, and the start is the greater one on the other strand. */
export const regionOfGene = ({ chrstart, chrstop }: { chrstart: number; chrstop: number }): RecordRegion => ({
  first: Math.min(chrstart, chrstop) + 1,
  last: Math.max(chrstart, chrstop) + 1,
  strand: chrstart > chrstop ? -1 : 1,
});

/** Null for a gene that is on no sequence. */
export const presentGene = (document: GeneDocument): SourceGene | null => {
  const [placed] = document.genomicinfo;
  if (placed === undefined) return null;
  const region = regionOfGene(placed);
  return {
    id: document.uid,
    name: document.name,
    description: document.description,
    organism: document.organism.scientificname,
    place: `${placed.chraccver}:${region.first}-${region.last} (${region.strand === 1 ? "+" : "-"})`,
    size: region.last - region.first + 1,
    accession: placed.chraccver,
    region,
  };
};

/** Words of a query that cannot become parts of its language. */
export const queryWord = (text: string): string => text.replace(/["[\]()*:]/g, " ").trim();
