import { z } from "zod";
import type { Access } from "../foundation/endpoint.ts";
import type { ErrorCode } from "../foundation/error-codes.ts";
import { idSchema } from "../foundation/id.ts";

/** Maximum number of filters that a user saves of one list. */
export const MAX_SAVED_FILTERS = 50;

/** A filter of a list that someone has saved; only they see it. */
export interface SavedFilter<Filter> {
  readonly id: string;
  readonly name: string;
  readonly filter: Filter;
}

/** A list whose filters can be saved. */
interface FilteredList<Filter extends z.ZodType, Params extends z.ZodRawShape> {
  readonly access: Access;
  readonly params: z.ZodObject<Params>;
  readonly filter: Filter;
  /** Of reading the list. */
  readonly errors: readonly ErrorCode[];
}

/**
 * What the endpoints of the filters that users save of a list have besides method and path, which each says itself: the rest is
 * for the server, and the browser loads none of it.
 *
 * @example savedFilters: endpoint({ method: "GET", path: `${base}/filters`, ...filters.list })
 */
export const savedFilterRows = <Filter extends z.ZodType, Params extends z.ZodRawShape>({
  access,
  params,
  filter,
  errors,
}: FilteredList<Filter, Params>) => {
  const saved = z.object({ id: idSchema, name: z.string(), filter });
  return {
    list: {
      ...{ summary: "Filters of the list that the caller has saved, by name", access, params, errors },
      data: z.array(saved),
    },
    save: {
      summary: "Save a filter of the list under a name; it replaces the caller’s filter of that name",
      ...{ access, params, data: saved },
      body: z.object({ name: z.string().trim().min(1).max(60), filter }),
      errors: [...errors, "filter.limit.exceed" as const],
    },
    remove: {
      ...{ summary: "Delete a saved filter of the caller", access, data: z.null() },
      params: params.extend({ filterId: idSchema }),
      errors: [...errors, "filter.not.found" as const],
    },
  };
};
