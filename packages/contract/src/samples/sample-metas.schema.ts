import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { stockUnitSchema } from "../inventory/materials.schema.ts";
import { fieldTypes, MAX_FIELDS_OF_KIND } from "../records/field-types.ts";
import { fieldSettingsSchema } from "../records/fields.schema.ts";

/** Whether samples can be made by a template: not yet, now, or no more. */
export const sampleMetaStatuses = ["draft", "enabled", "disabled"] as const;
/** The status of a template, checked. */
export const sampleMetaStatusSchema = z.enum(sampleMetaStatuses);
export type SampleMetaStatus = z.infer<typeof sampleMetaStatusSchema>;

/** Colours of states; each state is also distinguished by its label. */
export const sampleStageColors = ["grey", "blue", "green", "orange", "red", "purple"] as const;

/** Maximum number of states of a template. */
export const MAX_SAMPLE_STAGES = 20;

/** What imports and other systems call something by. */
const nameSchema = z
  .string()
  .trim()
  .max(50)
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
  .meta({ examples: ["plasmid"] });
const labelSchema = z.string().trim().min(1).max(60);

/** A state that samples of a template can be in, e.g. waiting for its check; the first is that of new ones. */
export const sampleStageSchema = z.object({ label: labelSchema, color: z.enum(sampleStageColors) });
export type SampleStage = z.infer<typeof sampleStageSchema>;

/** A field of a template as its editor sends it. Its type stays as it was made. */
export const sampleMetaFieldInputSchema = fieldSettingsSchema.omit({ name: true }).extend({
  /** Null: a new one. */
  id: idSchema.nullable().default(null),
  name: nameSchema,
  label: labelSchema,
  type: z.enum(fieldTypes),
});
export type SampleMetaFieldInput = z.infer<typeof sampleMetaFieldInputSchema>;

/** A field of a template. */
export const sampleMetaFieldSchema = sampleMetaFieldInputSchema.extend({
  id: idSchema,
  /** Counts the changes of the field. */
  version: z.number().int(),
});
export type SampleMetaField = z.infer<typeof sampleMetaFieldSchema>;

/** A template as entered. A formula names other fields in braces: `{concentration} * 2`. */
export const sampleMetaInputSchema = z.object({
  name: nameSchema,
  label: labelSchema,
  description: z.string().trim().max(1_000).default(""),
  /** What new samples are measured in, e.g. `µL`. */
  unit: stockUnitSchema.default("µL"),
  stages: z.array(sampleStageSchema).max(MAX_SAMPLE_STAGES).default([]),
  fields: z.array(sampleMetaFieldInputSchema).max(MAX_FIELDS_OF_KIND).default([]),
});
export type SampleMetaInput = z.infer<typeof sampleMetaInputSchema>;

/** A template of samples. */
export const sampleMetaSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  name: z.string(),
  label: z.string(),
  description: z.string(),
  unit: stockUnitSchema,
  status: sampleMetaStatusSchema,
  version: z.number().int(),
  stages: z.array(sampleStageSchema),
  fields: z.array(sampleMetaFieldSchema),
  /** Samples of it that are not deleted, counted to 10,000. */
  sampleCount: z.number().int(),
  author: z.string(),
  updateTime: instantSchema,
});
export type SampleMeta = z.infer<typeof sampleMetaSchema>;

/** One version of a template. */
export const sampleMetaVersionSchema = z.object({
  version: z.number().int(),
  author: z.string(),
  createTime: instantSchema,
  label: z.string(),
  fieldCount: z.number().int(),
  stages: z.array(z.string()),
});
export type SampleMetaVersion = z.infer<typeof sampleMetaVersionSchema>;
