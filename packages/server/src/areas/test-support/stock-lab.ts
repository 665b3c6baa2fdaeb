import type { Id, Warehouse } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { withFaults } from "../warehouses/database-faults.ts";
import type { StockSource } from "../warehouses/stock.ts";
import { buildLab, type Lab, type Person } from "./lab.ts";

/** A lab with one warehouse, for tests of what is in its containers. */
export interface StockLab {
  readonly lab: Lab;
  readonly owner: Person;
  readonly warehouseId: Id;
  /** A transaction of the owner; what the database refuses has the product's code. */
  write<R>(work: (tx: Queries) => Promise<R>): Promise<R>;
  /** Something new that stock is used for. */
  source(): StockSource;
  /** A material's id that no container has yet. */
  newItemId(): Id;
}

export const mL = (value: string) => ({ value, unit: "mL" as const });

export const buildStockLab = async (): Promise<StockLab> => {
  const lab = await buildLab();
  const owner = await lab.register("owner");
  await lab.switchOn(owner, "INVENTORY");
  const input = { kind: "inventory", name: "Store" };
  const { id } = await owner.post<Warehouse>("/platform/resource/warehouses", input);
  let serial = 0;
  return {
    ...{ lab, owner, warehouseId: id },
    write: (work) => withFaults(lab.kernel.database.write(owner.user, work)),
    source: () => ({ kind: "test", id: String(++serial) }),
    newItemId: () => String(9_000 + ++serial),
  };
};
