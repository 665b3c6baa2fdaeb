import type { Id, SavedFilter } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** A list of the team, or of a part of it such as a warehouse. */
export interface FilteredList {
  readonly list: string;
  readonly scopeId: Id;
}

const own = "owner_id = current_user_id() and list = $1 and scope_id = $2";

export const listFilters = <Filter>(
  q: Queries,
  { list, scopeId }: FilteredList,
): Promise<SavedFilter<Filter>[]> =>
  q.rows<SavedFilter<Filter>>(
    `select id, name, filter from saved_filter where ${own} order by name limit 1000`,
    [list, scopeId],
  );

export const countFilters = async (q: Queries, { list, scopeId }: FilteredList): Promise<number> =>
  (await q.row<{ count: number }>(`select count(*)::integer as count from saved_filter where ${own}`, [
    list,
    scopeId,
  ]))!.count;

export const saveFilter = async <Filter>(
  tx: Queries,
  { list, scopeId }: FilteredList,
  name: string,
  filter: Filter,
): Promise<SavedFilter<Filter>> =>
  (await tx.row<SavedFilter<Filter>>(
    `insert into saved_filter (list, scope_id, name, filter) values ($1, $2, $3, $4)
     on conflict (tenant_id, owner_id, list, scope_id, name) do update set filter = excluded.filter
     returning id, name, filter`,
    [list, scopeId, name, JSON.stringify(filter)],
  ))!;

/** Returns false if there is none with that id, or it is another user's. */
export const deleteFilter = async (tx: Queries, { list, scopeId }: FilteredList, id: Id): Promise<boolean> =>
  (await tx.rows(`delete from saved_filter where ${own} and id = $3 returning 1`, [list, scopeId, id]))
    .length > 0;
