import { type Id, MAX_SAVED_FILTERS, type SavedFilter } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import * as store from "./saved-filters.store.ts";

/**
 * Saved filters of one list, private to each user. With `open`, the list is one of several with ids of their own, such as
 * the materials of a warehouse, and `open` throws if the user may not read it.
 *
 * @example savedFilters<MaterialFilter>(kernel, "material", (q, session, id) => openWarehouse(q, session, id))
 */
export const savedFilters = <Filter>(
  { database }: Pick<Kernel, "database">,
  list: string,
  open: (q: Queries, session: Session, scopeId: Id) => Promise<unknown> = () => Promise.resolve(),
) => ({
  list: (session: Session, scopeId: Id = "0"): Promise<SavedFilter<Filter>[]> =>
    database.read(session, async (q) => {
      await open(q, session, scopeId);
      return store.listFilters<Filter>(q, { list, scopeId });
    }),

  /** Replaces the filter of that name. @throws filter.limit.exceed */
  save: (
    session: Session,
    { name, filter }: { readonly name: string; readonly filter: Filter },
    scopeId: Id = "0",
  ): Promise<SavedFilter<Filter>> =>
    database.write(session, async (tx) => {
      await open(tx, session, scopeId);
      const saved = await store.saveFilter(tx, { list, scopeId }, name, filter);
      if ((await store.countFilters(tx, { list, scopeId })) > MAX_SAVED_FILTERS)
        throw problem("filter.limit.exceed", { most: MAX_SAVED_FILTERS });
      return saved;
    }),

  /** @throws filter.not.found */
  remove: (session: Session, id: Id, scopeId: Id = "0"): Promise<null> =>
    database.write(session, async (tx) => {
      await open(tx, session, scopeId);
      if (!(await store.deleteFilter(tx, { list, scopeId }, id))) throw problem("filter.not.found");
      return null;
    }),
});
export type SavedFilters<Filter> = ReturnType<typeof savedFilters<Filter>>;
