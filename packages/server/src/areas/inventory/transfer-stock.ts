import type { Id, StockTransferInput } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  createContainers,
  openWarehouse,
  placeContainers,
  transferStock,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import * as store from "./lots.store.ts";
import type { ManageMaterials } from "./manage-materials.ts";
import { demandMaterials } from "./record-stock.ts";

type NewContainer = Extract<StockTransferInput["to"], { kind: "new" }>;

/** @throws container.not.found */
const findContainer = async (q: Queries, id: Id): Promise<store.LotOfContainer> => {
  const found = await store.findLotOf(q, id);
  if (found === undefined) throw problem("container.not.found");
  return found;
};

/** Materials of two warehouses are the same if they have one CAS number, or one name where a number is missing. */
const isSame = (one: store.MaterialNames, other: store.MaterialNames): boolean =>
  one.cas !== "" && other.cas !== ""
    ? one.cas === other.cas
    : one.name.toLowerCase() === other.name.toLowerCase();

/** Moves stock between containers, lots and warehouses; it is undone by a counter-entry of both ends. */
export const moveStock = (
  { database, audit }: Pick<Kernel, "database" | "audit">,
  materials: Pick<ManageMaterials, "copyIn">,
) => {
  const openTarget = async (tx: Queries, session: Session, id: Id): Promise<void> => {
    const warehouse = await openWarehouse(tx, session, id, "use");
    if (warehouse.kind !== "inventory") throw problem("warehouse.not.found");
    if (warehouse.is_archived) throw problem("warehouse.archived");
  };

  /** The material in the other warehouse: the one that was chosen, the same one if it is there, or a copy. */
  const materialThere = async (
    tx: Queries,
    session: Session,
    from: store.LotOfContainer,
    to: NewContainer,
  ): Promise<Id> => {
    if (to.warehouseId === from.warehouse_id) return from.material_id;
    const source = (await store.findNames(tx, from.warehouse_id, [from.material_id]))[0]!;
    if (to.materialId !== null) {
      const [chosen] = await store.findNames(tx, to.warehouseId, [to.materialId]);
      if (chosen === undefined) throw problem("material.not.found");
      if (!isSame(source, chosen)) throw problem("stock.transfer.material.differs");
      return chosen.id;
    }
    const there = (await store.findNamesLike(tx, to.warehouseId, source)).find((one) => isSame(source, one));
    return there?.id ?? materials.copyIn(tx, session, from, to.warehouseId);
  };

  const makeContainer = async (
    tx: Queries,
    session: Session,
    from: store.LotOfContainer,
    to: NewContainer,
  ): Promise<Id> => {
    if (to.warehouseId !== from.warehouse_id) await openTarget(tx, session, to.warehouseId);
    const materialId = await materialThere(tx, session, from, to);
    const material = (await demandMaterials(tx, to.warehouseId, [materialId])).get(materialId)!;
    const [lot] = await store.saveLots(tx, to.warehouseId, [
      {
        ...{ materialId, batchNo: from.batch_no },
        ...{ expirationDay: from.expiration_day, supplier: from.supplier },
      },
    ]);
    if (lot!.expiration_day !== from.expiration_day)
      throw problem("lot.expiry.differs", { batch: lot!.batch_no });
    const [id] = await createContainers(
      tx,
      [
        {
          ...{ warehouseId: to.warehouseId, holderKind: "lot", holderId: lot!.id, itemId: materialId },
          ...{ label: "", unit: material.unit, expirationDay: lot!.expiration_day, quantity: null },
        },
      ],
      {},
    );
    if (to.locationId !== null)
      await placeContainers(tx, to.warehouseId, [
        { containerId: id!, locationId: to.locationId, position: to.position },
      ]);
    return id!;
  };

  return {
    /**
     * Moves an amount into another container, and returns its id and the movements.
     *
     * @throws container.not.found, stock.transfer.material.differs, lot.expiry.differs, errors of both warehouses, of the
     * location and of the stock
     */
    transfer: (
      session: Session,
      warehouseId: Id,
      { fromId, quantity, to, reason }: StockTransferInput,
    ): Promise<{ movementIds: Id[]; containerId: Id }> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          const from = await findContainer(tx, fromId);
          if (from.warehouse_id !== warehouseId) throw problem("container.not.found");
          await demandMaterials(tx, warehouseId, [from.material_id]);
          let containerId: Id;
          if (to.kind === "container") {
            const target = await findContainer(tx, to.containerId);
            if (target.material_id !== from.material_id) throw problem("stock.transfer.material.differs");
            containerId = target.id;
          } else containerId = await makeContainer(tx, session, from, to);
          const movementIds = await transferStock(
            tx,
            warehouseId,
            [{ fromId, toId: containerId, quantity }],
            { reason },
          );
          await audit.record(tx, session, {
            action: "stock.transfer",
            objectType: "warehouse",
            objectId: warehouseId,
            after: { fromId, containerId, quantity, to, movementIds },
            ...(reason !== "" && { reason }),
          });
          return { movementIds, containerId };
        }),
      ),
  };
};
export type MoveStock = ReturnType<typeof moveStock>;
