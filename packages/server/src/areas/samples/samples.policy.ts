import type { Id, WarehouseRight } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { openWarehouse } from "../warehouses/warehouses.service.ts";

/**
 * A warehouse of samples, for a user with the required access.
 *
 * @throws those of `openWarehouse`; warehouse.not.found if it stores materials
 */
export const openSampleStore = async (
  q: Queries,
  session: Session,
  warehouseId: Id,
  need: WarehouseRight = "read",
) => {
  const row = await openWarehouse(q, session, warehouseId, need);
  if (row.kind !== "sample") throw problem("warehouse.not.found");
  return row;
};
