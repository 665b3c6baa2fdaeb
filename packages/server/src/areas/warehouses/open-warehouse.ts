import type { Id, WarehouseRight } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { findSwitch } from "../access/access.service.ts";
import { type Asking, demandKey, keysOfKind, refusalOf } from "./warehouses.policy.ts";
import { findAccess, type WarehouseAccess } from "./warehouses.store.ts";

/**
 * A warehouse for a user with the required access: the feature of its kind is on, they have its permission, and they
 * are a member (or the whole team has access).
 *
 * @throws warehouse.not.found, feature.disabled, permission.denied, warehouse.use.required,
 * warehouse.manager.required
 */
export const openWarehouse = async (
  q: Queries,
  asking: Asking,
  id: Id,
  need: WarehouseRight = "read",
): Promise<WarehouseAccess> => {
  const [row] = await findAccess(q, [id]);
  if (row === undefined) throw problem("warehouse.not.found");
  const { read, feature } = keysOfKind(row.kind);
  if (!(await findSwitch(q, feature)).detail.enabled) throw problem("feature.disabled", { feature });
  demandKey(asking, read);
  const refusal = refusalOf(row, asking, need);
  if (refusal !== null) throw refusal;
  return row;
};
