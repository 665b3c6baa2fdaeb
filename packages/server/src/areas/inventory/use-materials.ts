import type { Id, StockQuantity } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  amountIn,
  openWarehouse,
  reverseStock,
  type StockSource,
  useItem,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import { hasLot } from "./lots.store.ts";
import { demandMaterials, today } from "./record-stock.ts";

/** A use of a material. */
export interface MaterialUse {
  readonly warehouseId: Id;
  readonly materialId: Id;
  /** Only of this lot; null for the earliest expiry. */
  readonly lotId: Id | null;
  readonly quantity: StockQuantity;
  readonly reason: string;
  /** The source of the use, e.g. a step of a notebook page. */
  readonly source?: StockSource;
}

/** Uses of materials and their undo, on their own pages and by others, such as notebook steps. */
export const useMaterials = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  /**
   * Uses an amount in the caller's transaction, and returns the movements' ids, with which it can be undone. Wrap the
   * transaction in `withFaults`.
   *
   * @throws material.not.found, material.archived, lot.not.found, quantity.unit.mismatch, stock.insufficient, those
   * of the warehouse
   */
  const use = async (tx: Queries, session: Session, input: MaterialUse): Promise<Id[]> => {
    const { warehouseId, materialId, lotId, quantity, reason, source } = input;
    await openWarehouse(tx, session, warehouseId, "use");
    const { unit } = (await demandMaterials(tx, warehouseId, [materialId])).get(materialId)!;
    amountIn(unit, quantity);
    if (lotId !== null && !(await hasLot(tx, materialId, lotId))) throw problem("lot.not.found");
    const movementIds = await useItem(tx, warehouseId, materialId, quantity, {
      ...{ holderId: lotId, today: today(), reason },
      ...(source && { source }),
    });
    await audit.record(tx, session, {
      action: "stock.use",
      objectType: "material",
      objectId: materialId,
      after: { warehouseId, lotId, quantity, movementIds, ...(source && { source }) },
      ...(reason !== "" && { reason }),
    });
    return movementIds;
  };

  /**
   * Reverses a use in the caller's transaction, all of its movements or none; each only once.
   *
   * @throws movement.not.found; by the database stock.reversed
   */
  const reverse = async (
    tx: Queries,
    session: Session,
    {
      warehouseId,
      movementIds,
      reason,
    }: Pick<MaterialUse, "warehouseId" | "reason"> & { movementIds: readonly Id[] },
  ): Promise<Id[]> => {
    await openWarehouse(tx, session, warehouseId, "use");
    const made: Id[] = [];
    // In the order of their ids, the lock order of containers.
    for (const id of [...movementIds].sort((one, other) => Number(BigInt(one) - BigInt(other))))
      made.push(...(await reverseStock(tx, warehouseId, id, { reason })));
    await audit.record(tx, session, {
      action: "stock.reverse",
      objectType: "warehouse",
      objectId: warehouseId,
      after: { movementIds },
      ...(reason !== "" && { reason }),
    });
    return made;
  };

  const inOne = (session: Session, work: (tx: Queries) => Promise<Id[]>): Promise<{ movementIds: Id[] }> =>
    withFaults(database.write(session, async (tx) => ({ movementIds: await work(tx) })));

  return {
    use: (session: Session, input: MaterialUse) => inOne(session, (tx) => use(tx, session, input)),
    takeBack: (session: Session, input: Parameters<typeof reverse>[2]) =>
      inOne(session, (tx) => reverse(tx, session, input)),
    /** For areas that use materials in their own transactions. */
    within: { use, reverse },
  };
};
export type UseMaterials = ReturnType<typeof useMaterials>;
