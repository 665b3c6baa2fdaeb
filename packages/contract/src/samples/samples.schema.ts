import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { stockUnitSchema } from "../inventory/materials.schema.ts";
import { fieldEntriesSchema, fieldFilterSchema, fieldValueSchema } from "../records/fields.schema.ts";
import { gridPositionSchema } from "../warehouses/locations.schema.ts";
import { amountSchema, countedAmountSchema, stockQuantitySchema } from "../warehouses/stock.schema.ts";

/** Where a sample is: in its location, with someone, or disposed of. */
export const sampleStates = ["in", "out", "deleted"] as const;
/** The state of a sample, checked. */
export const sampleStateSchema = z.enum(sampleStates);
export type SampleState = z.infer<typeof sampleStateSchema>;

/** How one sample came of others. */
export const sampleOrigins = ["derived", "aliquot", "pooled"] as const;
/** How one came of others, checked. */
export const sampleOriginSchema = z.enum(sampleOrigins);
export type SampleOrigin = z.infer<typeof sampleOriginSchema>;

/** Maximum number of samples that one call makes. */
export const MAX_SAMPLES_PER_CALL = 500;
/** Maximum number of samples of one request or transfer. */
export const MAX_SAMPLES_PER_REQUEST = 200;

const nameSchema = z.string().trim().min(1).max(200);
const noteSchema = z.string().trim().max(2_000);

/** Where new samples are put: from a position on row by row. */
export const samplePlaceSchema = z.object({
  locationId: idSchema,
  position: gridPositionSchema.nullable().default(null),
});

/** What people write of a sample. */
export const sampleInputSchema = z.object({
  name: nameSchema,
  metaId: idSchema.nullable().default(null),
  /** One of its template's states; empty: the first one. */
  stage: z.string().trim().max(60).default(""),
  projectId: idSchema.nullable().default(null),
  expirationDay: z.iso.date().nullable().default(null),
  note: noteSchema.default(""),
  fields: fieldEntriesSchema.optional(),
});
export type SampleInput = z.infer<typeof sampleInputSchema>;

/** What is in a new sample, in a unit that stock is stored in. */
const contentSchema = amountSchema.extend({ unit: stockUnitSchema });

/** New samples: identical except for their number, and their name if several are created. */
export const newSamplesSchema = sampleInputSchema.extend({
  count: z.number().int().min(1).max(MAX_SAMPLES_PER_CALL).default(1),
  quantity: contentSchema,
  place: samplePlaceSchema.nullable().default(null),
});
export type NewSamples = z.infer<typeof newSamplesSchema>;

/** Aliquots of one sample in their own tubes; the amount is deducted from it. */
export const aliquotInputSchema = z.object({
  sampleId: idSchema,
  count: z.number().int().min(1).max(MAX_SAMPLES_PER_CALL),
  /** Of each. */
  quantity: amountSchema,
  /** Absent: that of the sample, numbered. */
  name: nameSchema.optional(),
  place: samplePlaceSchema.nullable().default(null),
});

/** A sample made out of another one, e.g. DNA of a tissue. */
export const deriveInputSchema = newSamplesSchema.extend({
  sampleId: idSchema,
  /** The amount of the other sample that is used; null if it is not counted. */
  used: amountSchema.nullable().default(null),
});

/** One sample derived from several. */
export const poolInputSchema = sampleInputSchema.extend({
  parts: z
    .array(z.object({ sampleId: idSchema, quantity: amountSchema }))
    .min(2)
    .max(100),
  place: samplePlaceSchema.nullable().default(null),
  unit: stockUnitSchema,
});

/** A sample as lists and its page show it. */
export const sampleSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  number: z.string(),
  name: z.string(),
  metaId: idSchema.nullable(),
  /** What its template is called; empty without one. */
  meta: z.string(),
  /** The version of the template that it was last saved by. */
  metaVersion: z.number().int().nullable(),
  stage: z.string(),
  stageColor: z.string(),
  state: sampleStateSchema,
  containerId: idSchema,
  quantity: stockQuantitySchema,
  thawCount: z.number().int(),
  pathCode: z.string().nullable(),
  locationId: idSchema.nullable(),
  position: gridPositionSchema.nullable(),
  expirationDay: z.iso.date().nullable(),
  isExpired: z.boolean(),
  ownerId: idSchema,
  owner: z.string(),
  projectId: idSchema.nullable(),
  /** Empty if the reader may not see it. */
  project: z.string(),
  note: z.string(),
  /** Who has it, while it is out. */
  holder: z.string(),
  dueBack: z.iso.date().nullable(),
  isOverdue: z.boolean(),
  /** A request or transfer of it that waits. */
  isPending: z.boolean(),
  version: z.number().int(),
  createTime: instantSchema,
  fields: z.array(fieldValueSchema).optional(),
});
export type Sample = z.infer<typeof sampleSchema>;

/** Samples and their ancestry, as far as they are related to one. */
export const sampleFamilySchema = z.object({
  samples: z.array(
    sampleSchema.pick({
      id: true,
      number: true,
      name: true,
      state: true,
      meta: true,
      quantity: true,
      pathCode: true,
    }),
  ),
  links: z.array(
    z.object({
      parentId: idSchema,
      childId: idSchema,
      origin: sampleOriginSchema,
      quantity: stockQuantitySchema.nullable(),
    }),
  ),
  /** There are more than are shown. */
  isCut: z.boolean(),
});
export type SampleFamily = z.infer<typeof sampleFamilySchema>;

/** One thing that happened to a sample. */
export const sampleLogSchema = z.object({
  id: idSchema,
  sampleId: idSchema,
  number: z.string(),
  sample: z.string(),
  action: z.enum([
    "create",
    "update",
    "derive",
    "aliquot",
    "pool",
    "move",
    "out",
    "in",
    "delete",
    "thaw",
    "use",
    "reverseUse",
    "transfer",
    "request",
  ]),
  /** What of it changed, in words of the record: numbers, amounts, names. */
  detail: z.string(),
  actorId: idSchema,
  actor: z.string(),
  createTime: instantSchema,
});
export type SampleLog = z.infer<typeof sampleLogSchema>;

/** What a list of samples is filtered by; what is not set is left out. */
export const sampleFilterSchema = z.object({
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
  metaId: idSchema.optional(),
  state: sampleStateSchema.optional(),
  stage: z.string().trim().max(60).optional(),
  /** Only samples that expire up to this day. */
  expirationDate: z.iso.date().optional(),
  isOverdue: z.literal(true).optional(),
  /** By the team's own fields and those of the template. */
  filters: z.array(fieldFilterSchema).max(10).optional(),
});
export type SampleFilter = z.infer<typeof sampleFilterSchema>;

/** A use of a sample, e.g. in a notebook step; can be undone once. */
export const sampleUsageSchema = z.object({
  movementId: idSchema,
  sampleId: idSchema,
  quantity: stockQuantitySchema,
  reason: z.string(),
  author: z.string(),
  isReversed: z.boolean(),
  createTime: instantSchema,
});
export type SampleUsage = z.infer<typeof sampleUsageSchema>;

/** What a sample's counting found. */
export const sampleAmountInputSchema = z.object({
  operation: z.enum(["use", "return", "count"]),
  quantity: countedAmountSchema,
  reason: z.string().trim().max(200).default(""),
});
