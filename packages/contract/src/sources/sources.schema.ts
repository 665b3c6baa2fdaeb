import { z } from "zod";
import { instantSchema } from "../foundation/id.ts";

/** Maximum number of records per search, and of residues per import. */
export const MAX_REQUESTED_RECORDS = 20;
/** Maximum length of an imported record or range, in residues. */
export const MAX_RECORD_RESIDUES = 2_000_000;
/** Maximum number of genes that a search answers with. */
export const MAX_FOUND_GENES = 20;

/** A public database by its name. */
export const sourceKeySchema = z.enum(["ncbi", "ensembl"]);
export type SourceKey = z.infer<typeof sourceKeySchema>;

/** An accession, an id, or a region as `homo_sapiens/X:1000-2000`. */
export const accessionSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.:/-]{2,99}$/)
  .meta({ examples: ["L09137.2"] });

/** A public database as this installation reaches it. */
export const sourceSchema = z.object({
  key: sourceKeySchema,
  /** Whether the administrator of the installation has switched it on. */
  isOn: z.boolean(),
});

/** A record as shown before the import. */
export const sourceRecordSchema = z.object({
  /** With its version if the source provides one. */
  accession: z.string(),
  title: z.string(),
  organism: z.string(),
  molecule: z.enum(["dna", "rna", "protein"]),
  size: z.number().int(),
  isCircular: z.boolean(),
});
export type SourceRecord = z.infer<typeof sourceRecordSchema>;

/** The requested accession with its record; null if the source has no such record. */
export const requestedRecordSchema = z.object({ asked: z.string(), record: sourceRecordSchema.nullable() });
export type RequestedRecord = z.infer<typeof requestedRecordSchema>;

/** The range to import, one-based and inclusive; the whole record if omitted. */
export const recordRegionSchema = z
  .object({
    first: z.number().int().min(1),
    last: z.number().int().min(1),
    strand: z.union([z.literal(1), z.literal(-1)]),
  })
  .refine(({ first, last }) => first <= last, { path: ["last"] });
export type RecordRegion = z.infer<typeof recordRegionSchema>;

/** A gene that a source knows, with where it is. */
export const sourceGeneSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  organism: z.string(),
  /** Its position, as usually written. */
  place: z.string(),
  size: z.number().int(),
  /** What to import to get it. */
  accession: z.string(),
  region: recordRegionSchema.nullable(),
});
export type SourceGene = z.infer<typeof sourceGeneSchema>;

/** The origin of an imported sequence file. */
export const recordOriginSchema = z.object({
  source: sourceKeySchema,
  accession: z.string(),
  region: recordRegionSchema.nullable(),
  takenBy: z.string(),
  takenTime: instantSchema,
});
export type RecordOrigin = z.infer<typeof recordOriginSchema>;
