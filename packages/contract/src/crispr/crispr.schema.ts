import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { primerSchema } from "../sequences/sequences.schema.ts";

/** Bases of the stretches in which one task looks for guides, their flanks counted. */
export const MAX_CRISPR_TARGET_BASES = 20_000;
/** Guides whose off-targets one task looks for. */
export const MAX_CRISPR_GUIDES = 4_000;
/** Further sequence files that are searched for off-targets, and bases of all that is searched. */
export const MAX_CRISPR_GENOMES = 20;
/** Maximum number of bases of files that one task searches for off-targets. */
export const MAX_CRISPR_SEARCHED_BASES = 60_000_000;
/** Imported genomes that are searched too, and the bases of all of them. */
export const MAX_CRISPR_REFERENCES = 3;
/** Maximum number of bases of imported genomes that one task searches for off-targets. */
export const MAX_CRISPR_REFERENCE_BASES = 4_000_000_000;
/** Tasks of one person that wait or run at the same time. */
export const MAX_CRISPR_TASKS_RUNNING = 5;
/** Off-targets of a guide that are stored one by one; all are counted. */
export const MAX_CRISPR_OFF_TARGETS = 100;
/** Mismatches up to which off-targets are searched for. */
export const MAX_CRISPR_MISMATCHES = 5;

/** The enzymes of `bio`, by name. */
export const crisprNucleases = [
  "SpCas9",
  "SpCas9-VQR",
  "SpCas9-EQR",
  "SpCas9-VRER",
  "SpCas9-NG",
  "SpG",
  "SpRY",
  "SaCas9",
  "SaCas9-KKH",
  "St1Cas9",
  "NmeCas9",
  "Nme2Cas9",
  "CjCas9",
  "Cas12a",
  "enAsCas12a",
  "CasX",
  "Un1Cas12f1",
] as const;

const bulge = z.number().int().min(0).max(2);

/** Search options: the nuclease, overrides of its properties, and how much off-targets may differ. */
export const crisprSettingsSchema = z.object({
  nuclease: z.enum(crisprNucleases),
  /** IUPAC letters; null for the enzyme's own. */
  pam: z
    .string()
    .regex(/^[ACGTRYSWKMBDHVN]{1,12}$/)
    .meta({ examples: ["NGG"] })
    .nullable(),
  /** Null for the enzyme's own. */
  spacerLength: z.number().int().min(14).max(28).nullable(),
  /** How far beyond the target a cut may be, in bases. */
  flank: z.number().int().min(0).max(2_000),
  /** Which score of the on-target activity ranks. */
  onTarget: z.enum(["ruleSet1", "crisprScan"]),
  maxMismatches: z.number().int().min(0).max(MAX_CRISPR_MISMATCHES),
  maxDnaBulge: bulge,
  maxRnaBulge: bulge,
  /** Guides below this score are marked in the result; 0 to 100. */
  minSpecificity: z.number().min(0).max(100),
});
export type CrisprSettings = z.infer<typeof crisprSettingsSchema>;

/** Where guides are to cut: nothing named is the whole sequence. `start` counts from zero; across the origin too. */
export const crisprTargetSchema = z.object({
  name: z.string().trim().max(200),
  stretches: z.array(z.object({ start: z.number().int().min(0), length: z.number().int().min(1) })).max(200),
});
export type CrisprTarget = z.infer<typeof crisprTargetSchema>;

/** State of a task's job. */
export const crisprStateSchema = z.enum(["waiting", "running", "succeeded", "failed", "cancelled"]);
export type CrisprState = z.infer<typeof crisprStateSchema>;

/** Why a task failed; the texts are `crispr.fault-<code>`. */
export const crisprFaultSchema = z.object({
  code: z.enum(["no-guides", "too-many-guides", "file-gone", "internal"]),
  count: z.number().int().optional(),
  limit: z.number().int().optional(),
});
export type CrisprFault = z.infer<typeof crisprFaultSchema>;

/** A file that was searched, at the version that it had then, or a genome. The first is the sequence itself. */
const searchedSchema = z.object({
  fileId: idSchema.nullable(),
  genomeId: idSchema.nullable(),
  name: z.string(),
  version: z.number().int(),
});

/** Primer pairs of a task: one per guide. */
export const MAX_CRISPR_PRIMER_PAIRS = 1_000;

const genotypingPrimerSchema = z.object({
  name: z.string().trim().min(1).max(200),
  bases: z
    .string()
    .regex(/^[ACGTRYSWKMBDHVNacgtryswkmbdhvn]{10,250}$/)
    .meta({ examples: ["GTCACCTCCAATGACTAGCA"] }),
  /** °C. */
  tm: z.number().min(0).max(120),
  /** Where it binds in the task's version of the sequence. */
  locations: primerSchema.shape.locations.max(4),
});

/** The primers around a guide's cut, to see what it did. */
export const crisprPrimerPairSchema = z.object({
  /** The guide's number in the ranking, from 1. */
  guide: z.number().int().min(1).max(1_000_000),
  /** Of the uncut sequence, in bp. */
  productSize: z.number().int().min(1).max(1_000_000),
  forward: genotypingPrimerSchema,
  reverse: genotypingPrimerSchema,
});
export type CrisprPrimerPair = z.infer<typeof crisprPrimerPairSchema>;

/** A task with its settings, its state and what was searched. */
export const crisprTaskSchema = z.object({
  id: idSchema,
  fileId: idSchema,
  /** As it is called now. */
  fileName: z.string(),
  version: z.number().int(),
  state: crisprStateSchema,
  /** 0 to 1. */
  progress: z.number(),
  fault: crisprFaultSchema.nullable(),
  target: crisprTargetSchema,
  settings: crisprSettingsSchema,
  searched: z.array(searchedSchema),
  guideCount: z.number().int(),
  /** Genotyping primers that were designed after it, by the guides' numbers. */
  primers: z.array(crisprPrimerPairSchema).max(MAX_CRISPR_PRIMER_PAIRS),
  authorId: idSchema,
  authorName: z.string(),
  createTime: instantSchema,
  finishTime: instantSchema.nullable(),
  abilities: z.object({ cancel: z.boolean(), remove: z.boolean(), keepPrimers: z.boolean() }),
});
export type CrisprTask = z.infer<typeof crisprTaskSchema>;

const strand = z.union([z.literal(1), z.literal(-1)]);

/** What may make a guide fail at the bench: no reason to leave it out. */
export const crisprWarningSchema = z.enum(["terminator", "hairpin", "low-gc", "high-gc", "repeat"]);
export type CrisprWarning = z.infer<typeof crisprWarningSchema>;

/** Positions as `bio` counts them; `number` is its place in the ranking, from 1. Scores that are not known are null. */
export const crisprGuideSchema = z.object({
  number: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  strand,
  spacer: z.string(),
  pam: z.string(),
  cutTop: z.number().int(),
  cutBottom: z.number().int(),
  /** Share of G and C, 0 to 1. */
  gc: z.number(),
  warnings: z.array(crisprWarningSchema),
  /** The stem that the spacer forms with itself; null without one. */
  hairpin: z.string().nullable(),
  /** 0 to 1 each. */
  ruleSet1: z.number().nullable(),
  crisprScan: z.number().nullable(),
  /** 0 to 100 each. */
  cfdSpecificity: z.number().nullable(),
  mitSpecificity: z.number().nullable(),
  outOfFrame: z.number().nullable(),
  overall: z.number().nullable(),
  /** Off-targets without bulge, by mismatches from none on. */
  mismatchCounts: z.array(z.number().int()),
  bulgedCount: z.number().int(),
});
export type CrisprGuide = z.infer<typeof crisprGuideSchema>;

/** A place that a guide may lead to as well: mismatches, bulges, scores, and what is there. */
export const crisprOffTargetSchema = z.object({
  /** Which of the task's `searched`. */
  part: z.number().int(),
  /** In a genome; the positions are its own. */
  chromosome: z.object({ number: z.number().int(), name: z.string() }).nullable().default(null),
  start: z.number().int(),
  end: z.number().int(),
  strand,
  alignedGuide: z.string(),
  alignedSite: z.string(),
  pam: z.string(),
  mismatches: z.number().int(),
  bulge: z.object({ kind: z.enum(["dna", "rna"]), size: z.number().int() }).nullable(),
  cfd: z.number().nullable(),
  mit: z.number().nullable(),
  /** The feature that it is in, a gene before others. */
  feature: z.object({ name: z.string(), type: z.string() }).nullable(),
});
export type CrisprOffTarget = z.infer<typeof crisprOffTargetSchema>;
