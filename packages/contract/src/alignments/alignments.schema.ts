import { z } from "zod";
import { areaFileSchema, fileSchema } from "../files/files.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { featureSchema, traceSchema } from "../sequences/sequences.schema.ts";
import { MAX_ALIGNMENT_READS, MAX_ALIGNMENT_ROWS } from "./alignment-limits.ts";

/** The substitution matrices of `bio`, by name. */
export const alignmentMatrices = [
  "BLOSUM45",
  "BLOSUM50",
  "BLOSUM62",
  "BLOSUM80",
  "BLOSUM90",
  "PAM30",
  "PAM70",
  "PAM120",
  "PAM250",
  "EDNAFULL",
] as const;

const score = z.number().min(-100).max(100);

/** How it was aligned; what a method does not use is stored for the next one. */
export const alignmentSettingsSchema = z.object({
  /** Two sequences whole, their best part, or overlapping; several; Sanger reads on a reference. */
  method: z.enum(["global", "local", "overlap", "multiple", "reads"]),
  /** Null: `match` and `mismatch` hold. */
  matrix: z.enum(alignmentMatrices).nullable(),
  match: score,
  mismatch: score,
  gapOpen: score,
  gapExtend: score,
  /** Rounds of refinement of a multiple alignment. */
  rounds: z.number().int().min(0).max(30),
  /** Whether ends of reads are trimmed, and the error probability up to which a call is good. */
  isTrimmed: z.boolean(),
  errorLimit: z
    .number()
    .min(0.0001)
    .max(0.5)
    .meta({ examples: [0.05] }),
  minimumLength: z.number().int().min(10).max(2_000),
  minimumIdentity: z.number().min(0.5).max(1),
  /** Whether a second peak under a call makes it a call of two bases. */
  callsDoublePeaks: z.boolean(),
});
export type AlignmentSettings = z.infer<typeof alignmentSettingsSchema>;

const cell = z
  .string()
  .regex(/^[A-Za-z*-]$/)
  .meta({ examples: ["A"] });

/** A user's decision about one base call of a read: the same residue accepts it, `-` removes it. */
const givenCallSchema = z.object({ column: z.number().int().min(0), from: cell, to: cell });
export type AlignmentInputCall = z.infer<typeof givenCallSchema>;

/** What a person decided about one letter of a read, by whom and when; the server adds who. */
export const alignmentCallSchema = givenCallSchema.extend({
  authorId: idSchema,
  authorName: z.string(),
  time: instantSchema,
});
export type AlignmentCall = z.infer<typeof alignmentCallSchema>;

const givenRowSchema = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .meta({ examples: ["r1"] }),
  name: z.string().min(1).max(255),
  /** The file and version that the residues are from; null if they were pasted or dropped. */
  source: z.object({ fileId: idSchema, version: z.number().int().min(1) }).nullable(),
  /** One a column: a residue, `-` for a gap, a blank where the row does not reach. */
  letters: z
    .string()
    .regex(/^[A-Za-z* -]*$/)
    .meta({ examples: ["ACGT"] }),
  /** First residue shown, counted in the stored sequence from 0 on the shown strand. */
  start: z.number().int().min(0),
  /** Residues of the whole sequence. */
  size: z.number().int().min(0),
  strand: z.union([z.literal(1), z.literal(-1)]),
  circular: z.boolean(),
  isHidden: z.boolean(),
  /** Annotations of a reference, in its own positions. */
  features: z.array(featureSchema).max(10_000),
  /**
   * Of a read: the column of its first residue (one that crosses the origin continues at the left), a quality a
   * residue as called, from there on, as FASTQ writes them, and what trimming left of the whole read as sequenced.
   */
  read: z
    .object({
      firstColumn: z.number().int().min(0),
      qualities: z.string().regex(/^[!-~]*$/),
      trimmed: z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }),
      hasTrace: z.boolean(),
    })
    .nullable(),
  calls: z.array(givenCallSchema).max(20_000),
});
export type AlignmentInputRow = z.infer<typeof givenRowSchema>;

/** A stored row; decisions include who made them. */
export const alignmentRowSchema = givenRowSchema.extend({
  calls: z.array(alignmentCallSchema).max(20_000),
});
export type AlignmentRow = z.infer<typeof alignmentRowSchema>;

const about = {
  alphabet: z.enum(["dna", "rna", "protein"]),
  settings: alignmentSettingsSchema,
  /** The row that others are compared with; null for the consensus. */
  referenceId: z.string().max(40).nullable(),
  /** What a clone is checked for: features of the reference, all of it if none is named. */
  expectedFeatures: z.array(z.string().max(64)).max(1_000),
  /** Differences in poorer calls are doubted; Phred. */
  minimumQuality: z.number().int().min(0).max(60),
  /** Sequences that found no place, and why. */
  leftOut: z
    .array(
      z.object({ name: z.string().max(255), reason: z.enum(["low-quality", "illegal-letters", "no-match"]) }),
    )
    .max(MAX_ALIGNMENT_ROWS),
};

/** An alignment as a page hands it in: 2 to 2,000 rows, equally long. */
export const alignmentInputSchema = z.object({
  ...about,
  rows: z.array(givenRowSchema).min(2).max(MAX_ALIGNMENT_ROWS),
});
export type AlignmentInput = z.infer<typeof alignmentInputSchema>;

/** An alignment as stored and returned. */
export const alignmentContentSchema = z.object({
  ...about,
  rows: z.array(alignmentRowSchema).min(2).max(MAX_ALIGNMENT_ROWS),
});
export type AlignmentContent = z.infer<typeof alignmentContentSchema>;

/** Chromatograms of new rows; they never change and are requested separately. */
export const alignmentTracesSchema = z
  .array(z.object({ rowId: z.string().max(40), trace: traceSchema }))
  .max(MAX_ALIGNMENT_READS);
export type AlignmentTraces = z.infer<typeof alignmentTracesSchema>;

/** An alignment with the file that it is and the version that was read. */
export const alignmentSchema = z.object({
  file: fileSchema,
  version: z.number().int(),
  content: alignmentContentSchema,
  /** Current state of the source files that still exist and that the caller may open. */
  sources: z.array(z.object({ fileId: idSchema, name: z.string(), version: z.number().int() })),
});
export type Alignment = z.infer<typeof alignmentSchema>;

/** The state of an alignment without its residues, for an open page that was notified of a change. */
export const alignmentStatusSchema = alignmentSchema.omit({ content: true }).extend({
  /** Who saved the newest version. */
  authorName: z.string(),
});
export type AlignmentStatus = z.infer<typeof alignmentStatusSchema>;

/** A row of the list: no residues. */
export const alignmentSummarySchema = areaFileSchema.extend({
  alphabet: about.alphabet,
  method: alignmentSettingsSchema.shape.method,
  rowCount: z.number().int(),
  columnCount: z.number().int(),
});
export type AlignmentSummary = z.infer<typeof alignmentSummarySchema>;
