import type { Id, WarehouseKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** The warehouses of a kind that the user may read: a query over all of them takes these ids. */
export const readableWarehouseIds = async (q: Queries, kind: WarehouseKind): Promise<Id[]> =>
  (await q.rows<{ id: Id }>("select id from readable_warehouse where kind = $1", [kind])).map(({ id }) => id);

/** The names of warehouses that the user may read. */
export const NAMES_OF_WAREHOUSES = "select id, name from readable_warehouse where id = any($1::bigint[])";
