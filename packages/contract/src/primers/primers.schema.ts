import { z } from "zod";
import { libraryBases } from "../biolibrary/library-rules.ts";

/** Bases of the longest template that primers are designed on; a longer one has too many places to look at. */
export const MAX_DESIGN_BASES = 200_000;
/** Pairs, or primers of a list, that one design may ask for. */
export const MAX_DESIGNED_PAIRS = 500;
/** Bases of an oligo that is annealed. */
export const MAX_ANNEALED_BASES = 1_000;
/** Guides around whose cuts one call designs primers. */
export const MAX_GENOTYPED_GUIDES = 50;
/** Text of one tag: a quality for each base of the longest template, or a library. */
const MAX_TAG_CHARACTERS = 1_000_000;
const MAX_MILLIMOLAR = 10_000;

/** An oligo 5' to 3'; white space and digits do not count, U is read as T. */
const oligo = z
  .string()
  .max(10 * MAX_ANNEALED_BASES)
  .transform(libraryBases)
  .pipe(
    z
      .string()
      .max(MAX_ANNEALED_BASES)
      .regex(/^[ACGTRYSWKMBDHVN]+$/),
  );
const millimolar = z.number().min(0).max(MAX_MILLIMOLAR).optional();

/** What the oligos swim in; left out: 250 nM of oligo, 50 mM of monovalent ions, no Mg²⁺, no dNTP. */
const conditionsSchema = z.object({
  dnaNanomolar: z.number().positive().max(1_000_000).optional(),
  monovalentMillimolar: z.number().positive().max(MAX_MILLIMOLAR).optional(),
  divalentMillimolar: millimolar,
  dntpMillimolar: millimolar,
});

/** Two oligos that are to be annealed, each 5' to 3'. */
export const annealingInputSchema = z.object({
  top: oligo.meta({ examples: ["AATTCACCGTTAGC"] }),
  bottom: oligo.meta({ examples: ["GATCGCTAACGGTG"] }),
  /** Bases that must pair without a mismatch. */
  minOverlap: z.number().int().min(4).max(100).default(10),
  /** Whether the oligos carry 5' phosphates. */
  hasPhosphate: z.boolean().default(false),
  conditions: conditionsSchema.prefault({}),
});
export type AnnealingInput = z.infer<typeof annealingInputSchema>;

const endSchema = z.object({
  kind: z.enum(["blunt", "5'-overhang", "3'-overhang"]),
  /** What hangs over, 5' to 3' on its own strand. */
  bases: z.string(),
  hasPhosphate: z.boolean(),
});

/** Two oligos annealed, with the overhangs that stay. */
export const duplexSchema = z.object({
  /** The top strand over the whole length, overhangs of either strand included. */
  sequence: z.string(),
  length: z.number().int(),
  /** Both strands 5' to 3' and as long as the duplex, `-` where a strand is missing under an overhang. */
  topStrand: z.string(),
  bottomStrand: z.string(),
  left: endSchema,
  right: endSchema,
  /** The bases that pair; `start` counts from zero. */
  paired: z.object({ start: z.number().int(), length: z.number().int() }),
  /** °C, of the bases that pair; null if they are too few. */
  tm: z.number().nullable(),
});
export type Duplex = z.infer<typeof duplexSchema>;

/** A record of primer3 as JSON: `SEQUENCE_TEMPLATE` and other tags. */
export const primer3TagsSchema = z
  .record(
    z.string().regex(/^(SEQUENCE|PRIMER|P3)_[A-Z0-9_]{1,100}$/),
    z.union([z.string().max(MAX_TAG_CHARACTERS), z.number(), z.boolean()]),
  )
  .meta({ examples: [{ SEQUENCE_TEMPLATE: "ACGT", PRIMER_PRODUCT_SIZE_RANGE: "100-300" }] });

const strand = z.union([z.literal(1), z.literal(-1)]);
const segmentSchema = z.object({ start: z.number().int(), end: z.number().int(), strand });

/** As `bio` designs it; positions count from zero, temperatures are °C. */
export const designedOligoSchema = z.object({
  /** 5' to 3' as ordered, with its tail. */
  bases: z.string(),
  start: z.number().int(),
  length: z.number().int(),
  strand,
  locations: z.array(segmentSchema),
  penalty: z.number(),
  tm: z.number(),
  gcPercent: z.number(),
  selfAnyTm: z.number(),
  selfEndTm: z.number(),
  hairpinTm: z.number(),
  /** kcal/mol of the five bases at the 3' end. */
  endStability: z.number(),
  boundPercent: z.number().nullable(),
  minQuality: z.number().nullable(),
  templateMispriming: z.number().nullable(),
  templateMisprimingTm: z.number().nullable(),
  /** Problems of an oligo that was required anyway. */
  faults: z.array(z.string()),
});
export type PresentedOligo = z.infer<typeof designedOligoSchema>;

/** A pair with its penalty (the lower the better), its oligos and what they make. */
export const primerPairSchema = z.object({
  penalty: z.number(),
  left: designedOligoSchema,
  right: designedOligoSchema,
  internal: designedOligoSchema.nullable(),
  productSize: z.number().int(),
  productTm: z.number(),
  tmDifference: z.number(),
  complAnyTm: z.number(),
  complEndTm: z.number(),
});
export type PresentedPair = z.infer<typeof primerPairSchema>;

const listSchema = z.object({ oligos: z.array(designedOligoSchema), explanation: z.string() }).nullable();

/** Designed primers, as tags of primer3 and as pairs. */
export const primer3AnswerSchema = z.object({
  /** The answer as primer3 writes it: `PRIMER_LEFT_0_SEQUENCE` and so on. */
  tags: z.record(z.string(), z.string()),
  task: z.enum([
    "generic",
    "check_primers",
    "pick_primer_list",
    "pick_sequencing_primers",
    "pick_cloning_primers",
    "pick_discriminative_primers",
  ]),
  /** Best first; empty if the task makes lists. */
  pairs: z.array(primerPairSchema),
  lists: z.object({ left: listSchema, right: listSchema, internal: listSchema }),
  /** What happened to all candidates, in primer3's terms; null for list tasks, which report it themselves. */
  explanation: z
    .object({ left: z.string(), right: z.string(), internal: z.string(), pair: z.string() })
    .nullable(),
  /** Tags of the record that had no effect. */
  unknownTags: z.array(z.string()),
});
export type DesignedByPrimer3 = z.infer<typeof primer3AnswerSchema>;

const cut = z.number().int().min(0).max(MAX_DESIGN_BASES);

/** A sequence with the cuts of its guides, for which primers around each cut are searched for. */
export const genotypingInputSchema = z.object({
  /** Of the sequence; the primers are named after it. */
  name: z.string().trim().min(1).max(200),
  sequence: z.string().min(1),
  circular: z.boolean().default(false),
  /** As a CRISPR task answers them: the gap before base `cutTop` of the top strand is where it is cut. */
  guides: z
    .array(z.object({ number: z.number().int().min(1).max(1_000_000), cutTop: cut, cutBottom: cut }))
    .min(1)
    .max(MAX_GENOTYPED_GUIDES),
});
export type GenotypingInput = z.infer<typeof genotypingInputSchema>;

/** A guide with the primers that show what became of its place. */
export const genotypedGuideSchema = z.object({
  number: z.number().int(),
  /** The best pair; null if there is none. */
  pair: primerPairSchema.nullable(),
  /** The pair as ordered, forward primer first. */
  primers: z.array(
    z.object({
      name: z.string(),
      use: z.enum(["forward", "reverse"]),
      bases: z.string(),
      locations: z.array(segmentSchema),
    }),
  ),
  /** What became of all that was looked at, or why nothing could be. */
  explanation: z.string(),
});
export type GenotypedGuide = z.infer<typeof genotypedGuideSchema>;
