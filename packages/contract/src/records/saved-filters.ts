import { z } from "zod";
import { type Access, endpoint } from "../foundation/endpoint.ts";
import type { ErrorCode } from "../foundation/error-codes.ts";
import { idSchema } from "../foundation/id.ts";

/** Maximum number of filters that a user saves of one list. */
export const MAX_SAVED_FILTERS = 50;
/** The name of a saved filter. */
const nameSchema = z.string().trim().min(1).max(60);

/** A filter of a list that someone has saved; only they see it. */
export interface SavedFilter<Filter> {
  readonly id: string;
  readonly name: string;
  readonly filter: Filter;
}

/**
 * The endpoints of saved filters that every list has, below its own path: `{path}/filters`. `params` are those of the path,
 * `z.object({})` if it has none.
 */
export const savedFilterRows = <Params extends z.ZodRawShape, Filter extends z.ZodType>(
  path: `/${string}`,
  list: {
    readonly params: z.ZodObject<Params>;
    readonly filter: Filter;
    readonly access: Access;
    readonly errors?: readonly ErrorCode[];
  },
) => {
  const { params, filter, access, errors = [] } = list;
  const saved = z.object({ id: idSchema, name: z.string(), filter });
  return {
    savedFilters: endpoint({
      method: "GET",
      path: `${path}/filters`,
      summary: "Filters of the list that the caller has saved, by name",
      access,
      params,
      data: z.array(saved),
      errors,
    }),
    saveFilter: endpoint({
      method: "POST",
      path: `${path}/filters`,
      summary: "Save a filter of the list under a name; it replaces the caller’s filter of that name",
      access,
      params,
      body: z.object({ name: nameSchema, filter }),
      data: saved,
      errors: [...errors, "filter.limit.exceed"],
    }),
    removeFilter: endpoint({
      method: "DELETE",
      path: `${path}/filters/:filterId`,
      summary: "Delete a saved filter of the caller",
      access,
      params: params.extend({ filterId: idSchema }),
      data: z.null(),
      errors: [...errors, "filter.not.found"],
    }),
  };
};
