import type { Id, Warehouse, WarehouseRight } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openWarehouse } from "./open-warehouse.ts";
import { type Place, positionKey } from "./written-places.ts";

/** The part of a call of an import or export that warehouses need. */
interface WarehouseCall extends Scope {
  readonly authorities: ReadonlySet<string>;
  readonly params: { readonly warehouseId: Id };
}

/** The importing or exporting user, for `openWarehouse`; no one is an administrator here. */
export const askingOf = (call: WarehouseCall): Session =>
  ({ ...call, roles: new Set<string>() }) as unknown as Session;

/**
 * Who may import into a warehouse of a kind, or export from it.
 *
 * @throws warehouse.not.found, and those of `openWarehouse`
 * @example { permission: "SAMPLE_CREATE", admit: admitTo("sample", "use") }
 */
export const admitTo =
  (kind: Warehouse["kind"], need: WarehouseRight = "read") =>
  async (q: Queries, call: WarehouseCall): Promise<void> => {
    const warehouse = await openWarehouse(q, askingOf(call), call.params.warehouseId, need);
    if (warehouse.kind !== kind) throw problem("warehouse.not.found");
  };

/**
 * Takes positions for the rows of one table: false where an earlier row has the position already. A place without a
 * position holds any number of containers.
 *
 * @example const take = takePlaces(); take(a1); take(a1) // true, false
 */
export const takePlaces = (): ((place: Place | null) => boolean) => {
  const taken = new Set<string>();
  return (place) => {
    const key = place === null ? "" : positionKey(place);
    if (key === "") return true;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  };
};
