import type { ElnFilter, ElnSavedFilter, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

const own = "owner_id = current_user_id()";

export const listFilters = (q: Queries): Promise<ElnSavedFilter[]> =>
  q.rows<ElnSavedFilter>(
    `select id, name, filter from eln_saved_filter where ${own} order by name limit 1000`,
  );

export const countFilters = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>(`select count(*)::integer as count from eln_saved_filter where ${own}`))!
    .count;

export const saveFilter = async (tx: Queries, name: string, filter: ElnFilter): Promise<ElnSavedFilter> =>
  (await tx.row<ElnSavedFilter>(
    `insert into eln_saved_filter (name, filter) values ($1, $2)
     on conflict (tenant_id, owner_id, name) do update set filter = excluded.filter
     returning id, name, filter`,
    [name, JSON.stringify(filter)],
  ))!;

/** Returns false if there is none with that id, or it is another user's. */
export const deleteFilter = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.rows(`delete from eln_saved_filter where id = $1 and ${own} returning 1`, [id])).length > 0;
