import { z } from "zod";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "./limits.ts";

/** Lists are paged by key: `cursor` is opaque and comes from the previous page; absent for the first. */
export const pageQuery = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
};

/** A page of `item`. `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ records: z.array(item), nextCursor: z.string().nullable() });
