import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/**
 * Alternatives of one position of a cloning workspace in addition to the first, and the number of constructs of all
 * combinations.
 */
export const MAX_ALTERNATIVES = 12;
/** Maximum number of constructs that one bench makes of its alternatives. */
export const MAX_CONSTRUCTS = 200;
/** Maximum length of a product that is saved from a bench, in bases. */
export const MAX_PRODUCT_BASES = 2_000_000;
const MAX_BENCH_NAME = 100;

/** The methods by which a bench joins, as `bio` names them. */
export const cloningMethodSchema = z.enum([
  "restriction-ligation",
  "golden-gate",
  "moclo",
  "gibson",
  "hifi",
  "in-fusion",
  "overlap-extension",
  "user",
  "ta",
  "topo",
  "gateway",
  "mutagenesis",
  "blunt",
  "lic",
  "annealed-oligos",
  "cre-lox",
  "pcr",
]);
export type CloningMethod = z.infer<typeof cloningMethodSchema>;

/** How the ends of a plasmid are made: amplified, cut at existing sites, or amplified with sites and cut. */
export const bindTypeSchema = z.enum(["PCR", "enzyme", "PCREnzyme"]);
export type BindType = z.infer<typeof bindTypeSchema>;

/** Enzymes that one bench works with: two junctions at the vector, and one between each two fragments. */
export const MAX_REACTION_ENZYMES = 12;
const enzymeName = z.string().min(1).max(40);
/** What cuts one plasmid. */
const enzymeNames = z.array(enzymeName).max(4);
const reactionEnzymes = z.array(enzymeName).max(MAX_REACTION_ENZYMES);
const oligo = z.string().regex(/^[ACGTURYSWKMBDHVN]{1,250}$/);
const ownId = z.string().min(1).max(40);
/** Bases that primers add at the ends. */
const brought = z
  .string()
  .regex(/^[ACGT]{0,60}$/)
  .default("");

/** What is done to the ends of a plasmid before it is joined; of a fill-in, with which nucleotides. */
export const endTreatmentSchema = z.object({
  treatment: z.enum(["dephosphorylate", "phosphorylate", "fill-in", "blunt"]),
  /** Of a fill-in; all four unless given. */
  nucleotides: z
    .string()
    .regex(/^[ACGT]{1,4}$/)
    .optional(),
});
export type BenchEndTreatment = z.infer<typeof endTreatmentSchema>;

/** How a plasmid takes part in a cloning plan: which range of which version, and how its ends are made. */
export const plasmidConfigSchema = z.object({
  bindType: bindTypeSchema,
  sequenceId: idSchema,
  /** The version that the bench is on. */
  sequenceVersionStr: z.string().regex(/^[1-9]\d{0,8}$/),
  /** The range that is used, zero-based; null for the whole plasmid. On a circle it may cross the origin. */
  region: z.object({ start: z.number().int().min(0), length: z.number().int().min(1) }).nullable(),
  /** The feature that the range was taken from, by whether it is amplified or cut out. */
  pcrRegionId: z.string().max(64).nullable(),
  enzymeRegionId: z.string().max(64).nullable(),
  /** -1 to read it from its other strand. */
  strand: z.union([z.literal(1), z.literal(-1)]),
  /** What opens or cuts it out where the method itself cuts nothing, as before Gibson. */
  enzymes: enzymeNames,
  /** Primers that a person wrote instead of the designed ones, 5' to 3'. */
  fPrimer: oligo.nullable(),
  rPrimer: oligo.nullable(),
  /** The primers of the library; their bases are used if none are given. */
  fPrimerId: idSchema.nullable().exactOptional(),
  rPrimerId: idSchema.nullable().exactOptional(),
  /** What its primers bring before and behind the stretch, as the product reads: a linker, what fixes a frame. */
  lead: brought,
  trail: brought,
  /**
   * What is done to its ends before they are ligated, the first first. A fill-in with some nucleotides only stops if
   * one is missing.
   */
  treatments: z.array(endTreatmentSchema).max(4).optional(),
});
export type PlasmidConfig = z.infer<typeof plasmidConfigSchema>;

/** A place of a bench with its plasmid and those that may be in its place. */
export const benchPlasmidSchema = z.object({
  id: ownId,
  plasmidType: z.enum(["vector", "fragment"]),
  plasmidConfig: plasmidConfigSchema,
  /** The plasmid that this one is an alternative of; null if it has its own position. */
  alternativeTo: ownId.nullable().default(null),
  /** The method that joins it: the plan's, which applies if none is sent. One reaction has one method. */
  cloningMethod: cloningMethodSchema.optional(),
});
export type BenchPlasmid = z.infer<typeof benchPlasmidSchema>;

/** The service checks which plasmid is the vector and the number of fragments, with its own error codes. */
export const benchPlanSchema = z.object({
  cloningMethod: cloningMethodSchema,
  /** What the method itself cuts with, beginning behind the vector; none: chosen by what is to be joined. */
  enzymes: reactionEnzymes,
  /** Bases that neighbours share, for methods that join by them; null for the method's own. */
  overlapLength: z.number().int().min(10).max(60).nullable(),
  plasmids: z.array(benchPlasmidSchema).max(50),
  /** Mutagenesis: what is put instead of `length` bases of the vector; `quikchange` primers overlap. */
  mutation: z
    .object({
      start: z.number().int().min(0),
      length: z.number().int().min(0).max(10_000),
      insert: z.string().regex(/^[ACGT]{0,60}$/),
      style: z.enum(["back-to-back", "quikchange"]),
    })
    .nullable()
    .default(null),
});
export type BenchPlan = z.infer<typeof benchPlanSchema>;

/** Name of a bench, 1 to `MAX_BENCH_NAME` characters. */
export const benchNameSchema = z.string().trim().min(1).max(MAX_BENCH_NAME);

/**
 * State of a file that a cloning workspace uses: `current`, `changed` (there is a newer version), `gone` (the version
 * is missing) or `closed` (deleted, or not open to the user).
 */
export const benchSourceSchema = z.object({
  sequenceId: idSchema,
  state: z.enum(["current", "changed", "gone", "closed"]),
  /** Null if it is closed. */
  name: z.string().nullable(),
  version: z.number().int().nullable(),
});
export type BenchSource = z.infer<typeof benchSourceSchema>;

/** A bench as the list shows it. */
export const benchSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  cloningMethod: cloningMethodSchema,
  fragmentCount: z.number().int(),
  updateTime: instantSchema,
});
export type BenchSummary = z.infer<typeof benchSummarySchema>;

/** A bench with its plan and what became of the files that it is planned with. */
export const benchSchema = z.object({
  id: idSchema,
  name: z.string(),
  plan: benchPlanSchema,
  /** Counts the changes; a change names the one that it is based on. */
  revision: z.number().int(),
  sources: z.array(benchSourceSchema),
  updateTime: instantSchema,
});
export type Bench = z.infer<typeof benchSchema>;

const strand = z.union([z.literal(1), z.literal(-1)]);
const madeParts = {
  /** SEGUID v2 of the product. */
  checksum: z.string().max(100),
  enzymes: reactionEnzymes,
  /** What holds neighbouring parts together, in the product's order. */
  junctions: z.array(z.object({ kind: z.string().max(40), letters: z.string().max(250) })).max(20),
};
const madePrimer = { name: z.string().max(255), bases: oligo };
const endSchema = z.object({
  kind: z.enum(["blunt", "5'-overhang", "3'-overhang"]),
  bases: z.string().regex(/^[ACGTRYSWKMBDHVN]{0,60}$/),
});
/** Of a linear product; null for a circle. */
const madeEnds = z.object({ left: endSchema, right: endSchema }).nullable().default(null);
/** Positions on the file's sequence; `end` exceeds its length across the origin. */
const partPlace = {
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  strand,
  /** Bases of the file's sequence; origins from before it was stored lack it. */
  size: z.number().int().min(1).optional(),
};

/** How the product that is saved was derived from a bench's plasmids. */
export const makingSchema = z.object({
  ...madeParts,
  ends: madeEnds,
  primers: z.array(z.object({ ...madePrimer, plasmidId: ownId })).max(40),
  parts: z
    .array(z.object({ plasmidId: ownId, ...partPlace }))
    .min(1)
    .max(20),
});
export type Making = z.infer<typeof makingSchema>;

/** How the product of an assembly was made, of versions of sequences and without a bench. `part` counts the parts. */
export const assemblyMakingSchema = z.object({
  ...madeParts,
  cloningMethod: cloningMethodSchema,
  ends: madeEnds,
  primers: z.array(z.object({ ...madePrimer, part: z.number().int().min(0).max(19) })).max(40),
  parts: z
    .array(z.object({ sequenceId: idSchema, version: z.number().int().min(1), ...partPlace }))
    .min(1)
    .max(20),
});
export type AssemblyMaking = z.infer<typeof assemblyMakingSchema>;

/**
 * How a sequence file was made. The file of a part may have its own origin; if the user may not read it, neither its
 * id nor any name that reveals it is included.
 */
export const originSchema = z.object({
  ...madeParts,
  /** Null also if they were not stored. */
  ends: madeEnds,
  cloningMethod: cloningMethodSchema,
  /** The bench where it was planned, to whom it belongs, while it is there. */
  bench: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** `part` counts the parts; null if it is not known. */
  primers: z.array(
    z.object({ name: z.string().nullable(), bases: oligo, part: z.number().int().min(0).nullable() }),
  ),
  parts: z.array(
    z.object({
      sequenceId: idSchema.nullable(),
      name: z.string().nullable(),
      version: z.number().int(),
      ...partPlace,
    }),
  ),
  madeBy: z.string(),
  createTime: instantSchema,
});
export type Origin = z.infer<typeof originSchema>;
