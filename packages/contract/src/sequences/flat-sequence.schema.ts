import { z } from "zod";
import { idSchema } from "../foundation/id.ts";
import { MAX_TAG_CHARACTERS } from "../foundation/limits.ts";
import { MAX_SEQUENCE_FEATURES } from "./annotation-limits.ts";
import { MAX_SEQUENCE_RESIDUES, metaSchema, traceSchema } from "./sequences.schema.ts";

const place = z.number().int().min(0);
const strand = z.union([z.literal(1), z.literal(-1)]);
/** Zero-based, including the last residue; crosses the origin of a circle if `start` is after `end`. */
const rangeSchema = z.object({ start: place, end: place });
const color = z.string().max(32).exactOptional();

/** A location: its `start` and `end`, or several ranges in the order of the top strand. */
const lying = {
  start: place.exactOptional(),
  end: place.exactOptional(),
  locations: z.array(rangeSchema).max(5000).exactOptional(),
  /** The strand that it is read from; `strand` gives the same as a number. */
  forward: z.boolean().exactOptional(),
  strand: strand.exactOptional(),
};

/** A feature as one flat object. */
export const flatFeatureSchema = z.object({
  ...lying,
  id: z.string().min(1).max(64).exactOptional(),
  name: z.string().max(1000).default(""),
  /** Stored as the qualifier `note`; `labelColor` as `label_color`, the two about exons under their own names. */
  description: z.string().max(20_000).exactOptional(),
  type: z.string().max(64).default("misc_feature"),
  color,
  labelColor: color,
  /** Qualifiers by their key, each with one value or several. */
  notes: z
    .record(
      z.string().min(1).max(100),
      z.union([z.string().max(20_000), z.array(z.string().max(20_000)).max(100)]),
    )
    .exactOptional(),
  arrowheadType: z.enum(["TOP", "BOTTOM", "NONE", "BOTH"]).exactOptional(),
  translateSelf: z.boolean().exactOptional(),
  exon_id: z.string().max(200).exactOptional(),
  exon_number: z.union([z.string().max(200), z.number().int()]).exactOptional(),
  /** Told in answers: the residues, as the feature is read. What is sent is not looked at. */
  bases: z.string().max(MAX_SEQUENCE_RESIDUES).exactOptional(),
});
export type FlatFeature = z.infer<typeof flatFeatureSchema>;

/** A primer as one flat object. */
export const flatPrimerSchema = z.object({
  ...lying,
  id: z.string().min(1).max(64).exactOptional(),
  name: z.string().max(1000).default(""),
  description: z.string().max(20_000).default(""),
  bases: z.string().max(1000),
  color,
  /** Only in responses: the melting temperature in °C, null if it cannot be computed. Ignored in requests. */
  tm: z.number().nullable().exactOptional(),
  /** Where it binds; `locations` gives the same. */
  fragments: z.array(rangeSchema).max(5000).exactOptional(),
});
export type FlatPrimer = z.infer<typeof flatPrimerSchema>;

/** A sequence file as one flat object, each part of it optional in a call. */
export const flatSequenceFields = {
  bizType: z.enum(["sequence", "sanger"]).exactOptional(),
  name: z.string().trim().max(255).exactOptional(),
  /** The same as `name`. */
  sequenceName: z.string().trim().max(255).exactOptional(),
  description: z.string().max(20_000).exactOptional(),
  circular: z.boolean().exactOptional(),
  sequence: z.string().max(MAX_SEQUENCE_RESIDUES).exactOptional(),
  /** The residues of a protein, instead of `sequence`. */
  proteinSequence: z.string().max(MAX_SEQUENCE_RESIDUES).exactOptional(),
  isProtein: z.boolean().exactOptional(),
  isRna: z.boolean().exactOptional(),
  features: z.array(flatFeatureSchema).max(MAX_SEQUENCE_FEATURES).exactOptional(),
  primers: z.array(flatPrimerSchema).max(10_000).exactOptional(),
  meta: metaSchema.exactOptional(),
  /** The same as `meta.source`. */
  source: z.string().max(1000).exactOptional(),
  /** A chromatogram makes it a read of a sequencer. */
  chromatogramData: traceSchema.nullable().exactOptional(),
  isSanger: z.boolean().exactOptional(),
  /** Keeps the new file as a snapshot, too. */
  needSnapshot: z.boolean().exactOptional(),
  /** Names of tags that a new file gets; those that the team does not have are made. */
  tags: z.array(z.string().trim().min(1).max(MAX_TAG_CHARACTERS)).max(50).exactOptional(),
};

/** What is in an answer of the flat shape. */
export const flatSequenceSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  bizType: z.enum(["sequence", "sanger"]),
  /** The kind of the file. */
  type: z.enum(["sequence", "sanger"]),
  projectId: idSchema,
  folderId: idSchema.nullable(),
  name: z.string(),
  sequenceName: z.string(),
  description: z.string(),
  circular: z.boolean(),
  sequence: z.string(),
  proteinSequence: z.string(),
  isProtein: z.boolean(),
  isRna: z.boolean(),
  isSanger: z.boolean(),
  size: z.number().int(),
  features: z.array(flatFeatureSchema),
  primers: z.array(flatPrimerSchema),
  meta: metaSchema,
  source: z.string(),
  tags: z.array(z.string()),
  chromatogramData: traceSchema.nullable(),
});
export type FlatSequence = z.infer<typeof flatSequenceSchema>;

const flatSequenceCall = z.object(flatSequenceFields);
export type FlatSequenceCall = z.infer<typeof flatSequenceCall>;
