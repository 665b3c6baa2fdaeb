import { z } from "zod";
import { areaFileSchema, fileSchema } from "../files/files.schema.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_PRIMER_PLACES } from "../foundation/molecule-limits.ts";
import { findAnnotationFault } from "./annotation-limits.ts";

/** Maximum length of a sequence in one file, in residues. */
export const MAX_SEQUENCE_RESIDUES = 20_000_000;

const segmentSchema = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  strand: z.union([z.literal(1), z.literal(-1)]),
  isStartPartial: z.boolean().exactOptional(),
  isEndPartial: z.boolean().exactOptional(),
});

/** Zero-based half-open segments in reading order, as in `bio`. */
export const featureSchema = z.object({
  id: z.string().min(1).max(64),
  name: z.string().max(1000),
  type: z.string().min(1).max(64),
  locations: z.array(segmentSchema).min(1).max(5000),
  operator: z.enum(["join", "order", "one-of", "bond"]),
  qualifiers: z
    .array(
      z.object({
        key: z.string().max(100),
        value: z.string().nullable(),
        isQuoted: z.boolean(),
        layout: z.string().exactOptional(),
      }),
    )
    .max(2000),
  color: z.string().max(32).exactOptional(),
  arrowheadType: z.enum(["TOP", "BOTTOM", "NONE", "BOTH"]).exactOptional(),
  /** Whether its amino acids are shown; by default depends on its type. */
  translateSelf: z.boolean().exactOptional(),
  rawLocation: z.string().exactOptional(),
});

/** An oligonucleotide of the sequence; no locations while it binds nowhere. */
export const primerSchema = z.object({
  id: z.string().min(1).max(64),
  name: z.string().max(1000),
  description: z.string().max(20_000),
  bases: z.string().max(1000),
  /** As it is ordered, with its modifications (`/5Phos/A*C+G`). */
  order: z.string().max(2000).exactOptional(),
  locations: z.array(segmentSchema).max(5000),
  color: z.string().max(32).exactOptional(),
});

const headerFieldSchema = z.object({ key: z.string(), value: z.string() });

const endNoteSchema = z.object({ overhang: z.number().int(), isPhosphorylated: z.boolean() });

/** Metadata of flat files, in addition to residues and features. */
export const metaSchema = z.object({
  moleculeType: z.string().exactOptional(),
  division: z.string().exactOptional(),
  date: z.string().exactOptional(),
  accession: z.string().exactOptional(),
  version: z.string().exactOptional(),
  keywords: z.string().exactOptional(),
  source: z.string().exactOptional(),
  organism: z.string().exactOptional(),
  strandedness: z.enum(["ss", "ds", "ms"]).exactOptional(),
  comments: z.array(z.string()).exactOptional(),
  references: z.array(z.object({ scope: z.string(), fields: z.array(headerFieldSchema) })).exactOptional(),
  methylation: z.object({ dam: z.boolean(), dcm: z.boolean(), ecoKI: z.boolean() }).exactOptional(),
  ends: z.object({ left: endNoteSchema, right: endNoteSchema }).exactOptional(),
  editorNotes: z.array(headerFieldSchema).exactOptional(),
  headerOrder: z.array(z.string()).exactOptional(),
  other: z.array(headerFieldSchema).exactOptional(),
  layout: z
    .object({
      locus: z.string().exactOptional(),
      header: z.string().exactOptional(),
      letters: z.string().exactOptional(),
    })
    .exactOptional(),
});

/** Whole numbers as differences to the one before, seven bits a byte, in base64. See `packTrace`. */
const packedSchema = z.base64().max(8_000_000);

/** A chromatogram as it travels and is stored. */
export const traceSchema = z.object({
  channels: z.object({ A: packedSchema, C: packedSchema, G: packedSchema, T: packedSchema }),
  peaks: packedSchema,
  clip: z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }).exactOptional(),
  run: z.object({
    sample: z.string().max(20_000).exactOptional(),
    comment: z.string().max(20_000).exactOptional(),
    machine: z.string().max(20_000).exactOptional(),
    model: z.string().max(20_000).exactOptional(),
    dye: z.string().max(20_000).exactOptional(),
    baseCaller: z.string().max(20_000).exactOptional(),
    well: z.string().max(20_000).exactOptional(),
    lane: z.number().exactOptional(),
    start: z.string().max(20_000).exactOptional(),
    end: z.string().max(20_000).exactOptional(),
    spacing: z.number().exactOptional(),
    editedBases: z.string().max(20_000).exactOptional(),
  }),
});
export type TraceWire = z.infer<typeof traceSchema>;

/**
 * The content of a version of a sequence file. Chromatograms are requested separately. Content that was stored before
 * annotations were limited can still be read.
 */
export const storedContentSchema = z.object({
  name: z.string().trim().min(1).max(255),
  description: z.string().max(20_000),
  sequence: z.string().max(MAX_SEQUENCE_RESIDUES),
  circular: z.boolean(),
  isProtein: z.boolean(),
  isRna: z.boolean(),
  features: z.array(featureSchema).max(100_000),
  primers: z.array(primerSchema).max(10_000),
  /** Phred qualities as FASTQ writes them, a character a residue from `!` for 0. */
  qualities: z
    .string()
    .max(MAX_SEQUENCE_RESIDUES)
    .regex(/^[!-~]*$/)
    .exactOptional(),
  meta: metaSchema,
});
/** The same as someone sends it, within the limits of `annotation-limits.ts`. */
export const sequenceContentSchema = storedContentSchema.refine(
  (content) => findAnnotationFault(content) === undefined,
  { path: ["features"], message: "the annotations are larger than a sequence may have" },
);
export type SequenceContent = z.infer<typeof sequenceContentSchema>;

/** A sequence file as the editor opens it: the file, the version, its content. */
export const sequenceSchema = z.object({
  file: fileSchema,
  version: z.number().int(),
  /** Whether the version has a chromatogram. */
  hasTrace: z.boolean(),
  content: storedContentSchema,
});
export type Sequence = z.infer<typeof sequenceSchema>;

/** Kinds in the list: molecules that are edited, and sequencing reads. */
export const sequenceMolecules = ["dna", "rna", "protein", "sanger"] as const;
export type SequenceMolecule = (typeof sequenceMolecules)[number];

/** A row of the list: no residues. */
export const sequenceSummarySchema = areaFileSchema.extend({
  circular: z.boolean(),
  isProtein: z.boolean(),
  isRna: z.boolean(),
  featureCount: z.number().int(),
});
export type SequenceSummary = z.infer<typeof sequenceSummarySchema>;

/** The remarks that a reader of sequence files can make, as `bio` names them. */
export const readNoteCodeSchema = z.enum([
  "not-a-sequence",
  "empty-file",
  "truncated",
  "wrong-encoding",
  "too-large",
  "too-many-records",
  "too-many-features",
  "qualifier-too-long",
  "annotations-too-large",
  "illegal-letters-removed",
  "letters-replaced",
  "start-clamped",
  "end-clamped",
  "invalid-location",
  "circular-annotation",
  "feature-type-replaced",
  "feature-type-unknown",
  "feature-unnamed",
  "feature-dropped",
  "length-differs",
  "circular-protein",
  "no-bases",
  "letters-missing",
  "letters-elsewhere",
  "name-missing",
  "unknown-line",
  "qualities-dropped",
  "quality-scale",
  "modifications",
  "mended",
  "several-formats",
  "primer-dropped",
  "block-skipped",
  "markup-damaged",
  "archive-damaged",
  "archive-member-skipped",
]);
export type ReadNoteCode = z.infer<typeof readNoteCodeSchema>;

/** A warning of a file reader, `line` from 1, 0 if a format has no lines; the texts are `bio.<code>`. */
export const readNoteSchema = z.object({
  code: readNoteCodeSchema,
  line: z.number().int(),
  detail: z.string(),
});
export type ReadNoteWire = z.infer<typeof readNoteSchema>;

/** Corrections of annotations when a sequence is created or saved, in the terms of a file reader. */
export const sequenceWarningSchema = z.object({
  code: readNoteCodeSchema.extract([
    "start-clamped",
    "end-clamped",
    "circular-annotation",
    "feature-type-replaced",
    "feature-unnamed",
  ]),
  id: z.string(),
  /** Of the feature or primer. */
  name: z.string(),
  /** As it was sent: a location in the grammar of feature tables (from 1), or a type. */
  given: z.string(),
  /** As it is stored. */
  kept: z.string(),
});
export type SequenceWarning = z.infer<typeof sequenceWarningSchema>;

/** Maximum number of remarks that an answer makes about one sequence. */
export const MAX_SEQUENCE_WARNINGS = 1000;

/** A sequence as it was stored, and what was put right for that. */
export const savedSequenceSchema = sequenceSchema.extend({
  warnings: z.array(sequenceWarningSchema).max(MAX_SEQUENCE_WARNINGS),
});
export type SavedSequence = z.infer<typeof savedSequenceSchema>;

/** A place where a primer binds in a sequence file. */
export const primerPlaceSchema = z.object({
  sequenceId: idSchema,
  name: z.string(),
  /** Residues of the molecule. */
  size: z.number().int(),
  strand: z.union([z.literal(1), z.literal(-1)]),
  /** Zero-based, on the top strand. */
  start: z.number().int(),
  length: z.number().int(),
  /** Bases of the primer that hang over at its 5' end. */
  tailLength: z.number().int(),
  mismatchCount: z.number().int(),
  /** °C, of the stretch that pairs. */
  tm: z.number(),
});
export type PrimerPlace = z.infer<typeof primerPlaceSchema>;

/** What was found in some more sequences of a project. */
export const primerPlacesSchema = z.object({
  places: z.array(primerPlaceSchema).max(MAX_PRIMER_PLACES),
  /** Sequences that were looked through for this answer, and those of the whole project. */
  looked: z.number().int(),
  all: z.number().int(),
  /** False if more was found than an answer may hold. */
  isComplete: z.boolean(),
  /** Goes on behind them; null at the end. */
  nextCursor: z.string().nullable(),
});
export type PrimerPlaces = z.infer<typeof primerPlacesSchema>;

/** The formats that `bio` writes. */
export const writtenFormatSchema = z.enum([
  "genbank",
  "genpept",
  "ape",
  "embl",
  "fasta",
  "fastq",
  "gff3",
  "sbol",
  "snapgene",
  "csv",
  "tsv",
  "zip",
]);
export type WrittenFormat = z.infer<typeof writtenFormatSchema>;

/** What a format cannot represent, as named by `bio`; the texts are `sequences.loss-<code>`. */
export const writeNoteCodeSchema = z.enum([
  "format-not-written",
  "record-lost",
  "name-changed",
  "description-lost",
  "kind-changed",
  "topology-lost",
  "letters-changed",
  "features-lost",
  "features-changed",
  "primers-lost",
  "qualities-lost",
  "trace-lost",
  "details-lost",
]);

/** What a written file could not hold of a sequence. */
export const writeNoteSchema = z.object({ code: writeNoteCodeSchema, detail: z.string() });
export type WriteNoteWire = z.infer<typeof writeNoteSchema>;
