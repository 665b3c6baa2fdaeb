import { z } from "zod";
import { idSchema } from "../foundation/id.ts";

/** Maximum number of filters that a user saves of one list. */
export const MAX_SAVED_FILTERS = 50;

/** A filter of a list that someone has saved; only they see it. */
export interface SavedFilter<Filter> {
  readonly id: string;
  readonly name: string;
  readonly filter: Filter;
}

/** Saved filters of a list, by name. Used within an endpoint alone, so that the browser need not load the schema. */
export const savedFiltersSchema = <Filter extends z.ZodType>(filter: Filter) =>
  z.array(savedFilterSchema(filter));

/** A saved filter of a list. */
export const savedFilterSchema = <Filter extends z.ZodType>(filter: Filter) =>
  z.object({ id: idSchema, name: z.string(), filter });

/** A filter to save under a name. */
export const filterInputSchema = <Filter extends z.ZodType>(filter: Filter) =>
  z.object({ name: z.string().trim().min(1).max(60), filter });
