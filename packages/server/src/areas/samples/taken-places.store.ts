import type { GridPosition, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Reads placements of the area warehouses. */

/** Whether something is in a position now. */
export const isTaken = async (q: Queries, locationId: Id, { row, column }: GridPosition): Promise<boolean> =>
  (await q.row("select 1 from placement where location_id = $1 and grid_row = $2 and grid_column = $3", [
    locationId,
    row,
    column,
  ])) !== undefined;
