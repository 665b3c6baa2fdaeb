import { z } from "zod";
import { type Access, endpoint } from "../foundation/endpoint.ts";
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

/** A list whose filters can be saved, below its own path. */
interface FilteredList<Filter extends z.ZodType, Params extends z.ZodRawShape> {
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params: z.ZodObject<Params>;
  readonly filter: Filter;
  /** Of reading the list. */
  readonly errors: readonly ErrorCode[];
}

/** The endpoints of the filters that users save of a list. @example { ...savedFilterEndpoints({ path: "/eln", … }), list: … } */
export const savedFilterEndpoints = <Filter extends z.ZodType, Params extends z.ZodRawShape>({
  path,
  access,
  params,
  filter,
  errors,
}: FilteredList<Filter, Params>) => {
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
      body: z.object({ name: z.string().trim().min(1).max(60), filter }),
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
