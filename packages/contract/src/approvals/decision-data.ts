import { z } from "zod";
import type { DecisionField } from "../foundation/area-keys.ts";
import { decimalSchema, unitSchema } from "../foundation/quantity.schema.ts";

/** Maximum length of a text in one field of a decision, in characters. */
export const MAX_DECISION_TEXT_CHARACTERS = 200;
/** Maximum number of fields that a decision carries. */
export const MAX_DECISION_FIELDS = 20;

/** Data that a kind requires an approval to carry, by name. */
export type DecisionFields = Readonly<Record<string, DecisionField>>;

const nameSchema = z.string().regex(/^[A-Za-z]\w{0,39}$/);

/** One value that a decision carries: a text, or an exact decimal number as text, in a unit where it has one. */
export const decisionValueSchema = z.object({
  value: z.string().trim().min(1).max(MAX_DECISION_TEXT_CHARACTERS),
  unit: z.string().max(20).nullable().default(null),
});

/** What a decision carries, e.g. `{ quantity: { value: "12.50", unit: "mL" } }`. */
export const decisionDataSchema = z
  .record(nameSchema, decisionValueSchema)
  .refine((data) => Object.keys(data).length <= MAX_DECISION_FIELDS);
export type DecisionData = z.infer<typeof decisionDataSchema>;

/** One field of decision data: a text, or an exact decimal in one of some units. */
export const decisionFieldSchema = z.object({
  type: z.enum(["text", "number"]),
  units: z.array(unitSchema).readonly().optional(),
  isRequired: z.boolean().optional(),
});

const valueShape = ({ type, units = [] }: DecisionField) =>
  decisionValueSchema.extend({
    value:
      type === "number"
        ? decimalSchema.refine((value) => !value.startsWith("-"))
        : decisionValueSchema.shape.value,
    unit: units.length > 0 ? z.enum(units as [string, ...string[]]) : z.null(),
  });

/**
 * The schema of the data that an approval must carry. Fields that the kind does not declare are refused.
 *
 * @example decisionShape({ quantity: { type: "number", units: ["mL"], isRequired: true } })
 */
export const decisionShape = (fields: DecisionFields) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.isRequired ? valueShape(field) : valueShape(field).optional(),
      ]),
    ),
  );
