import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { decimalSchema, unitSchema } from "../foundation/quantity.schema.ts";

/** Everything that changes how much is in a container. */
export const stockOperations = [
  "in",
  "out",
  "adjust",
  "transfer",
  "use",
  "return",
  "count",
  "dispose",
] as const;
/** A stock operation, checked. */
export const stockOperationSchema = z.enum(stockOperations);
export type StockOperation = z.infer<typeof stockOperationSchema>;

/** An exact amount in a unit that containers are stored in. */
export const stockQuantitySchema = z.object({ value: z.string(), unit: unitSchema });
export type StockQuantity = z.infer<typeof stockQuantitySchema>;

/** An amount as entered: above zero, at most nine decimals. */
export const amountSchema = z.object({
  value: decimalSchema.refine((value) => !value.startsWith("-") && /[1-9]/.test(value), "above zero"),
  unit: unitSchema,
});

/** A correction as entered: above or below zero. */
export const correctionSchema = amountSchema.extend({
  value: decimalSchema.refine((value) => /[1-9]/.test(value), "not zero"),
});

/** The same if nothing is an answer, too, as at a count. */
export const countedAmountSchema = amountSchema.extend({
  value: decimalSchema.refine((value) => !value.startsWith("-"), "not below zero"),
});

/** One movement of a container, as ledgers show it. */
export const movementSchema = z.object({
  id: idSchema,
  containerId: idSchema,
  operation: stockOperationSchema,
  /** With its sign, in the container's unit. */
  amount: stockQuantitySchema,
  reversalOf: idSchema.nullable(),
  isReversed: z.boolean(),
  reason: z.string(),
  authorId: idSchema,
  author: z.string(),
  createTime: instantSchema,
});
export type Movement = z.infer<typeof movementSchema>;
