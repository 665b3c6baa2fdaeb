import type { Id, StockOperation, StockQuantity } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import { amountIn, difference, opposite, type Pick, pickFirstToExpire, signed } from "./stock.rules.ts";
import * as store from "./stock.store.ts";

/** What something is done for: an application, a line of an order, a notebook step. */
export interface StockSource {
  readonly kind: string;
  readonly id: Id;
}

/** One change of what is in a container. */
export interface StockEntry {
  readonly containerId: Id;
  readonly operation: Exclude<StockOperation, "transfer">;
  /**
   * The amount added or removed, above zero; signed for `adjust`; the actual amount for `count`. Absent for
   * `dispose`, which takes the rest.
   */
  readonly quantity: StockQuantity | null;
}

interface Cause {
  readonly reason?: string;
  readonly source?: StockSource;
}

const causeOf = ({ reason = "", source }: Cause, groupId: Id | null = null): store.MovementCause => ({
  reason,
  source: source ?? null,
  groupId,
});

/** @throws container.not.found */
const lockAll = async (
  tx: Queries,
  warehouseId: Id,
  ids: readonly Id[],
): Promise<Map<Id, store.ContainerRow>> => {
  const wanted = [...new Set(ids)];
  const rows = await store.lockContainers(tx, wanted);
  const own = rows.filter((row) => row.warehouse_id === warehouseId);
  if (own.length < wanted.length) throw problem("container.not.found");
  return new Map(own.map((row) => [row.id, row]));
};

const amountOf = (row: store.ContainerRow, { operation, quantity }: StockEntry): string => {
  if (operation === "dispose") return opposite(row.available);
  if (quantity === null) throw problem("stock.amount.invalid");
  const amount = amountIn(row.unit, quantity);
  if (operation === "count") return difference(amount, row.quantity);
  return operation === "adjust" ? amount : signed(operation, amount);
};

/**
 * Records changes of containers of one warehouse in the caller's transaction, all or none, and returns the movements'
 * ids by their containers' ids. Disposed containers are closed and no longer placed.
 *
 * @throws container.not.found, quantity.unit.mismatch; by the database stock.insufficient, stock.amount.invalid,
 * container.closed (see `withFaults`)
 * @example recordStock(tx, "3", [{ containerId: "7", operation: "out", quantity: { value: "2.5", unit: "mL" } }], {})
 */
export const recordStock = async (
  tx: Queries,
  warehouseId: Id,
  entries: readonly StockEntry[],
  cause: Cause,
): Promise<Id[]> => {
  const containers = await lockAll(
    tx,
    warehouseId,
    entries.map(({ containerId }) => containerId),
  );
  const movements = entries.map((entry) => {
    const container = containers.get(entry.containerId)!;
    // What is promised to others is neither disposed of nor closed away.
    if (entry.operation === "dispose" && /[1-9]/.test(container.held)) throw problem("stock.insufficient");
    return {
      container,
      operation: entry.operation,
      amount: amountOf(container, entry),
      reversalOf: null,
    };
  });
  const ids = await store.insertMovements(tx, movements, causeOf(cause));
  const disposed = movements.filter(({ operation }) => operation === "dispose");
  if (disposed.length > 0)
    store.closeContainers(
      tx,
      disposed.map(({ container }) => container.id),
    );
  return ids;
};

/**
 * Makes containers with what is in them at first.
 *
 * @throws by the database warehouse.archived, stock.amount.invalid
 */
export const createContainers = async (
  tx: Queries,
  containers: readonly (store.NewContainer & { readonly quantity: StockQuantity | null })[],
  cause: Cause,
): Promise<Id[]> => {
  const ids = await store.insertContainers(tx, containers);
  const filled = containers.flatMap(({ quantity, unit, warehouseId, itemId }, at) =>
    quantity === null || !/[1-9]/.test(quantity.value)
      ? []
      : [
          {
            container: { id: ids[at]!, warehouse_id: warehouseId, item_id: itemId },
            operation: "in" as const,
            amount: amountIn(unit, quantity),
            reversalOf: null,
          },
        ],
  );
  if (filled.length > 0) await store.insertMovements(tx, filled, causeOf(cause));
  return ids;
};

/** An amount moved from one container into another. */
export interface StockTransfer {
  readonly fromId: Id;
  readonly toId: Id;
  readonly quantity: StockQuantity;
}

/**
 * Moves amounts from containers of a warehouse into others, possibly of another warehouse, all or none. What is moved
 * together is undone together.
 *
 * @throws container.not.found, quantity.unit.mismatch; by the database stock.insufficient, container.closed
 */
export const transferStock = async (
  tx: Queries,
  warehouseId: Id,
  transfers: readonly StockTransfer[],
  cause: Cause,
): Promise<Id[]> => {
  const ids = [...new Set(transfers.flatMap(({ fromId, toId }) => [fromId, toId]))];
  const rows = new Map((await store.lockContainers(tx, ids)).map((row) => [row.id, row]));
  const groupId = await store.nextGroup(tx);
  const operation = "transfer" as const;
  const movements = transfers.flatMap(({ fromId, toId, quantity }) => {
    const [from, to] = [rows.get(fromId), rows.get(toId)];
    if (from === undefined || to === undefined || from === to || from.warehouse_id !== warehouseId)
      throw problem("container.not.found");
    return [
      { container: from, operation, amount: opposite(amountIn(from.unit, quantity)), reversalOf: null },
      { container: to, operation, amount: amountIn(to.unit, quantity), reversalOf: null },
    ];
  });
  return store.insertMovements(tx, movements, causeOf(cause, groupId));
};

/**
 * Reverses a movement by a counter-entry, together with what was recorded with it. A disposed container is opened
 * again.
 *
 * @throws movement.not.found; by the database stock.insufficient if the stock is used up, stock.reversed,
 * stock.reversal.final
 */
export const reverseStock = async (
  tx: Queries,
  warehouseId: Id,
  movementId: Id,
  cause: Cause,
): Promise<Id[]> => {
  const movements = await store.findMovementGroup(tx, warehouseId, movementId);
  if (movements.length === 0) throw problem("movement.not.found");
  if (movements.some(({ reversal_of }) => reversal_of !== null)) throw problem("stock.reversal.final");
  const rows = await store.lockContainers(
    tx,
    movements.map(({ container_id }) => container_id),
  );
  const containers = new Map(rows.map((row) => [row.id, row]));
  const disposed = movements.filter(({ operation }) => operation === "dispose");
  if (disposed.length > 0)
    store.reopenContainers(
      tx,
      disposed.map(({ container_id }) => container_id),
    );
  return store.insertMovements(
    tx,
    movements.map(({ id, container_id, operation, amount }) => ({
      container: containers.get(container_id)!,
      operation,
      amount: opposite(amount),
      reversalOf: id,
    })),
    causeOf(cause, movements.length > 1 ? await store.nextGroup(tx) : null),
  );
};

const availableOf = (row: store.ContainerRow) => ({
  id: row.id,
  unit: row.unit,
  available: row.available,
  expirationDay: row.expiration_day,
  isOpened: row.opened_day !== null,
});

/** Where an amount of an item would be taken from: the earliest expiry first. Null if there is not enough. */
export const suggestStock = async (
  q: Queries,
  warehouseId: Id,
  itemId: Id,
  quantity: StockQuantity,
  today: string,
): Promise<Pick[] | null> =>
  pickFirstToExpire(
    (await store.listItemContainers(q, warehouseId, itemId)).map(availableOf),
    quantity,
    today,
  );

/**
 * Reserves an amount of an item for someone, the earliest expiry first; it is unavailable to others.
 *
 * @throws stock.insufficient
 */
export const reserveItem = async (
  tx: Queries,
  warehouseId: Id,
  itemId: Id,
  quantity: StockQuantity,
  { source, today }: { readonly source: StockSource; readonly today: string },
): Promise<Pick[]> => {
  const rows = await store.lockItemContainers(tx, warehouseId, itemId);
  const picks = pickFirstToExpire(rows.map(availableOf), quantity, today);
  if (picks === null) throw problem("stock.insufficient");
  store.insertHolds(tx, picks, source);
  return picks;
};

/**
 * Records the use of an amount of an item, out of what expires first; with a holder only of its containers, e.g. of
 * one lot. Returns the movements' ids.
 *
 * @throws stock.insufficient
 */
export const useItem = async (
  tx: Queries,
  warehouseId: Id,
  itemId: Id,
  quantity: StockQuantity,
  { holderId, today, ...cause }: Cause & { readonly holderId: Id | null; readonly today: string },
): Promise<Id[]> => {
  const rows = await store.lockItemContainers(tx, warehouseId, itemId);
  const usable = rows.filter((row) => holderId === null || row.holder_id === holderId);
  const picks = pickFirstToExpire(usable.map(availableOf), quantity, today);
  if (picks === null) throw problem("stock.insufficient");
  const units = new Map(rows.map(({ id, unit }) => [id, unit]));
  return recordStock(
    tx,
    warehouseId,
    picks.map(({ containerId, amount }) => ({
      ...{ containerId, operation: "use" as const },
      quantity: { value: amount, unit: units.get(containerId)! },
    })),
    cause,
  );
};

/**
 * Holds amounts of chosen containers.
 *
 * @throws container.not.found, quantity.unit.mismatch; by the database stock.insufficient, container.closed
 */
export const reserveContainers = async (
  tx: Queries,
  warehouseId: Id,
  wanted: readonly { readonly containerId: Id; readonly quantity: StockQuantity }[],
  source: StockSource,
): Promise<void> => {
  const containers = await lockAll(
    tx,
    warehouseId,
    wanted.map(({ containerId }) => containerId),
  );
  const picks = wanted.map(({ containerId, quantity }) => ({
    containerId,
    amount: amountIn(containers.get(containerId)!.unit, quantity),
  }));
  store.insertHolds(tx, picks, source);
};

/**
 * What is held for something and neither used nor released, with its containers locked until the transaction ends.
 */
const lockHolds = async (tx: Queries, source: StockSource): Promise<store.HoldRow[]> => {
  const known = await store.listHolds(tx, source);
  if (known.length === 0) return [];
  await store.lockContainers(
    tx,
    known.map(({ container_id }) => container_id),
  );
  return (await store.listHolds(tx, source)).filter(({ state }) => state === "held");
};

/** Lets go what is held for something; what is used or released already stays so. */
export const releaseHolds = async (tx: Queries, source: StockSource): Promise<void> => {
  const holds = await lockHolds(tx, source);
  if (holds.length > 0)
    store.endHolds(
      tx,
      holds.map(({ id }) => id),
      "released",
    );
};

/**
 * Takes what is held for something out of its containers, and answers the movements' ids.
 *
 * @throws stock.hold.ended where nothing is held for it any more
 */
export const takeHolds = async (
  tx: Queries,
  warehouseId: Id,
  source: StockSource,
  { operation = "out", reason = "" }: { readonly operation?: "out" | "use"; readonly reason?: string } = {},
): Promise<Id[]> => {
  const holds = await lockHolds(tx, source);
  if (holds.length === 0) throw problem("stock.hold.ended");
  // Released first: what is held counts against what is left, line by line.
  store.endHolds(
    tx,
    holds.map(({ id }) => id),
    "used",
  );
  const containers = await lockAll(
    tx,
    warehouseId,
    holds.map(({ container_id }) => container_id),
  );
  return store.insertMovements(
    tx,
    holds.map(({ container_id, amount }) => ({
      container: containers.get(container_id)!,
      operation,
      amount: opposite(amount),
      reversalOf: null,
    })),
    causeOf({ reason, source }),
  );
};
