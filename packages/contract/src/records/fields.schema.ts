import { MAX_FORMULA_CHARACTERS } from "@benchleaf/bio";
import { z } from "zod";
import { idSchema } from "../foundation/id.ts";
import { decimalSchema, unitSchema } from "../foundation/quantity.schema.ts";
import {
  fieldTypes,
  MAX_FIELD_CHOICES,
  MAX_FIELD_LONG_TEXT_CHARACTERS,
  MAX_FIELD_NAME_CHARACTERS,
  MAX_FIELD_TEXT_CHARACTERS,
  MAX_FIELDS_OF_KIND,
} from "./field-types.ts";
import { type FieldedKind, fieldedKinds } from "./fielded-kinds.ts";

/** A kind of record that can have fields. */
export const fieldedKindSchema = z.enum(fieldedKinds as readonly [FieldedKind, ...FieldedKind[]]);
const textSchema = z.string().trim().max(MAX_FIELD_TEXT_CHARACTERS);

/**
 * What is entered into a field, as text: an exact decimal, a date as `2026-11-25`, `true` or `false`, the id of a person of what it
 * names, one of the choices. Several choices are several texts.
 */
export const fieldEntrySchema = z.object({
  values: z.array(z.string().trim().max(MAX_FIELD_LONG_TEXT_CHARACTERS)).max(MAX_FIELD_CHOICES),
  unit: unitSchema.nullable().default(null),
});
export type FieldEntry = z.infer<typeof fieldEntrySchema>;

/** What a field is, without its type and kind: those stay as they were made, since values are on them. */
export const fieldSettingsSchema = z.object({
  name: z.string().trim().min(1).max(MAX_FIELD_NAME_CHARACTERS),
  /** Stands under the field where it is filled in. */
  help: z.string().trim().max(MAX_FIELD_TEXT_CHARACTERS).default(""),
  isRequired: z.boolean().default(false),
  isUnique: z.boolean().default(false),
  /** Whether lists show it as a column. */
  isColumn: z.boolean().default(true),
  /** Of a quantity: what one chooses from, all of one dimension; a formula reckons in the first. */
  units: z.array(unitSchema).max(20).default([]),
  choices: z
    .array(z.string().trim().min(1).max(MAX_FIELD_NAME_CHARACTERS))
    .max(MAX_FIELD_CHOICES)
    .default([]),
  /** Of a calculated field, with the ids of others in braces: `{12} * 2`. */
  formula: z.string().trim().max(MAX_FORMULA_CHARACTERS).default(""),
  /** What new records begin with: forms show it, and rows of a table with an empty cell get it. */
  initial: fieldEntrySchema.nullable().default(null),
});
export type FieldSettings = z.infer<typeof fieldSettingsSchema>;

/** A field to be made. */
export const newFieldSchema = fieldSettingsSchema.extend({
  kind: fieldedKindSchema,
  type: z.enum(fieldTypes),
});
export type NewField = z.infer<typeof newFieldSchema>;

/** The current definition of a field. */
export const fieldSchema = newFieldSchema.extend({
  id: idSchema,
  /** Counts changes. A value keeps the version of its definition. */
  version: z.number().int(),
});
export type Field = z.infer<typeof fieldSchema>;

/** What is entered into the fields of one record, by their ids. What is left out, or empty, has no value. */
export const fieldEntriesSchema = z
  .record(idSchema, fieldEntrySchema)
  .refine((entries) => Object.keys(entries).length <= MAX_FIELDS_OF_KIND);
export type FieldEntries = z.infer<typeof fieldEntriesSchema>;

/** A value of a record, with what its field was when it was entered. */
export const fieldValueSchema = z.object({
  fieldId: idSchema,
  type: z.enum(fieldTypes),
  /** The name of the field then. */
  name: z.string(),
  values: z.array(z.string()),
  unit: unitSchema.nullable(),
  /** Of what the value names, where the reader may see it. */
  label: z.string().nullable(),
});
export type FieldValue = z.infer<typeof fieldValueSchema>;

/**
 * What records are searched for by one field: a part of its text, one of its values, or bounds of its number or date.
 */
export const fieldFilterSchema = z.object({
  fieldId: idSchema,
  contains: textSchema.min(1).optional(),
  is: textSchema.min(1).optional(),
  least: decimalSchema.or(z.iso.date()).optional(),
  most: decimalSchema.or(z.iso.date()).optional(),
  /** Of the bounds. */
  unit: unitSchema.nullable().default(null),
});
export type FieldFilter = z.infer<typeof fieldFilterSchema>;

/** Filters in an address: all of them must hold. */
export const fieldFiltersSchema = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    try {
      return z.array(fieldFilterSchema).max(10).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: "custom", message: "no list of filters" });
      return z.NEVER;
    }
  })
  .meta({ examples: ["[]"] });
