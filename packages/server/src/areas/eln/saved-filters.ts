import type { ElnFilter, ElnSavedFilter, Id } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./saved-filters.store.ts";

/** Maximum number of saved filters per user. */
const MOST_FILTERS = 50;

/** Saved filters of the page list, private to each user. */
export const savedFilters = ({ database }: Pick<Kernel, "database">) => ({
  list: (scope: Scope): Promise<ElnSavedFilter[]> => database.read(scope, store.listFilters),

  /** Replaces the filter of that name. @throws eln.filter.limit.exceed */
  save: (
    scope: Scope,
    { name, filter }: { readonly name: string; readonly filter: ElnFilter },
  ): Promise<ElnSavedFilter> =>
    database.write(scope, async (tx) => {
      const saved = await store.saveFilter(tx, name, filter);
      if ((await store.countFilters(tx)) > MOST_FILTERS)
        throw problem("eln.filter.limit.exceed", { most: MOST_FILTERS });
      return saved;
    }),

  /** @throws eln.filter.not.found */
  remove: (scope: Scope, id: Id): Promise<null> =>
    database.write(scope, async (tx) => {
      if (!(await store.deleteFilter(tx, id))) throw problem("eln.filter.not.found");
      return null;
    }),
});
export type SavedFilters = ReturnType<typeof savedFilters>;
