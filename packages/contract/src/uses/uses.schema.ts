import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { amountSchema, stockQuantitySchema } from "../warehouses/stock.schema.ts";

/** Kinds of records that are used on pages. */
export const usedKinds = ["material", "sample"] as const;
/** A kind of record that is used on pages, checked. */
export const usedKindSchema = z.enum(usedKinds);
export type UsedKind = z.infer<typeof usedKindSchema>;

/** What was used by a block of a page. */
export const pageUseSchema = z.object({
  id: idSchema,
  blockId: z.string(),
  kind: usedKindSchema,
  recordId: idSchema,
  warehouseId: idSchema,
  quantity: stockQuantitySchema,
  /** The lots that it was taken from; empty for a sample. */
  lots: z.string(),
  authorId: idSchema,
  author: z.string(),
  createTime: instantSchema,
  /** Returned on the page, or reversed in the ledger of the warehouse. */
  isReturned: z.boolean(),
  returnAuthor: z.string(),
  returnTime: instantSchema.nullable(),
});
export type PageUse = z.infer<typeof pageUseSchema>;

/** A material or sample that can be used, with what is left of it. */
export const usableSchema = z.object({
  kind: usedKindSchema,
  id: idSchema,
  warehouseId: idSchema,
  warehouse: z.string(),
  number: z.string(),
  name: z.string(),
  /** What is available, in the unit that the record is stored in. */
  available: stockQuantitySchema,
  /** Used by the reader before. */
  isRecent: z.boolean(),
});
export type Usable = z.infer<typeof usableSchema>;

/** A block of a page by its id. */
export const blockIdSchema = z.string().regex(/^[\w-]{1,40}$/);

/** A use as entered. */
export const useInputSchema = z.object({
  blockId: blockIdSchema,
  warehouseId: idSchema,
  recordId: idSchema,
  quantity: amountSchema,
  /** Only of this lot; null for the earliest expiry. Ignored for samples. */
  lotId: idSchema.nullable().default(null),
});
export type UseInput = z.infer<typeof useInputSchema>;
