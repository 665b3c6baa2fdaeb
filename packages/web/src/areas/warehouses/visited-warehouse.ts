import type { WarehouseKind } from "@benchleaf/contract";
import { ownKey } from "../../kernel/own-key.ts";
import { readStored, writeStored } from "../../kernel/preferences.ts";

const keyOf = (kind: WarehouseKind): string => ownKey(`visited-warehouse-${kind}`);

/** The warehouse of a kind that was opened last in this browser, by the user who is signed in. */
export const visitedWarehouse = {
  get: (kind: WarehouseKind): string | null => readStored(keyOf(kind)),
  set: (kind: WarehouseKind, warehouseId: string): void => writeStored(keyOf(kind), warehouseId),
  clear: (kind: WarehouseKind): void => writeStored(keyOf(kind), null),
};

/** Address of the warehouses of a kind. */
export const rootOf = (kind: WarehouseKind): "/inventory" | "/sample" =>
  kind === "inventory" ? "/inventory" : "/sample";

/** Address of the locations of a warehouse. */
export const locationsAddress = (kind: WarehouseKind, warehouseId: string): string =>
  `${rootOf(kind)}/${warehouseId}/${kind === "inventory" ? "shelf" : "manage"}`;
