import type {
  GridPosition,
  Id,
  LedgerEntry,
  StockIn,
  StockOperation,
  StockQuantity,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import {
  createContainers,
  listMovementWarehouses,
  openWarehouse,
  placeContainers,
  positionsIn,
  recordStock,
  reverseStock,
  type StockEntry,
  type StockSource,
  suggestStock,
  withFaults,
} from "../warehouses/warehouses.service.ts";
import * as ledger from "./ledger.store.ts";
import { saveLots } from "./lots.store.ts";
import * as materials from "./materials.store.ts";

const cursorKeys = z.tuple([idKey]);

/** Today, in the default time zone. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** @throws material.not.found, material.archived */
export const demandMaterials = async (
  tx: Queries,
  warehouseId: Id,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, materials.MaterialBrief>> => {
  const wanted = [...new Set(ids)];
  const rows = await materials.lockMaterialsForUpdate(tx, warehouseId, wanted);
  if (rows.length < wanted.length) throw problem("material.not.found");
  if (rows.some((row) => row.is_archived)) throw problem("material.archived");
  return new Map(rows.map((row) => [row.id, row]));
};

type Incoming = Omit<StockIn, "reason">;

/** Positions of the containers of what comes in, row by row from its first one on. */
const positionsOf = async (
  tx: Queries,
  warehouseId: Id,
  { locationId, position, count }: Incoming,
): Promise<readonly (GridPosition | null)[]> => {
  if (locationId === null || position === null) return Array.from({ length: count }, () => null);
  return count === 1 ? [position] : positionsIn(tx, warehouseId, locationId, position, count);
};

/**
 * Adds containers of lots, in the caller's transaction, and places them row by row from a position on. They are stored in
 * the unit of their material. Returns their ids in the order given.
 *
 * @throws material.not.found, material.archived, lot.expiry.differs, quantity.unit.mismatch, those of
 * `placeContainers`
 */
export const stockIn = async (
  tx: Queries,
  warehouseId: Id,
  inputs: readonly Incoming[],
  cause: { readonly reason?: string; readonly source?: StockSource },
): Promise<Id[]> => {
  if (inputs.length === 0) return [];
  const materialsById = await demandMaterials(
    tx,
    warehouseId,
    inputs.map(({ materialId }) => materialId),
  );
  const lots = await saveLots(tx, warehouseId, inputs);
  const containers: Parameters<typeof createContainers>[1][number][] = [];
  const places: (GridPosition | null)[] = [];
  for (const [at, input] of inputs.entries()) {
    const lot = lots[at]!;
    if (lot.expiration_day !== input.expirationDay)
      throw problem("lot.expiry.differs", { batch: lot.batch_no });
    const { id: itemId, unit } = materialsById.get(input.materialId)!;
    const { expirationDay, quantity, count } = input;
    const container = { warehouseId, holderKind: "lot", holderId: lot.id, itemId, label: "" };
    containers.push(
      ...Array.from({ length: count }, () => ({ ...container, unit, expirationDay, quantity })),
    );
    places.push(...(await positionsOf(tx, warehouseId, input)));
  }
  const ids = await createContainers(tx, containers, cause);
  const locations = inputs.flatMap(({ locationId, count }) =>
    Array.from({ length: count }, () => locationId),
  );
  const placements = ids.flatMap((containerId, at) => {
    const locationId = locations[at]!;
    return locationId === null ? [] : [{ containerId, locationId, position: places[at]! }];
  });
  if (placements.length > 0) await placeContainers(tx, warehouseId, placements);
  return ids;
};

/** The ledger of a warehouse, and bookings of users. */
export const bookStock = ({ database, audit }: Kernel) => {
  const note = (
    tx: Queries,
    session: Session,
    operation: StockOperation | "reverse",
    warehouseId: Id,
    after: { readonly reason: string },
  ): Promise<void> =>
    audit.record(tx, session, {
      action: `stock.${operation}`,
      objectType: "warehouse",
      objectId: warehouseId,
      after,
      ...(after.reason !== "" && { reason: after.reason }),
    });

  const book = (
    session: Session,
    warehouseId: Id,
    operation: StockEntry["operation"],
    entries: readonly { readonly containerId: Id; readonly quantity: StockQuantity | null }[],
    reason: string,
  ): Promise<{ movementIds: Id[] }> =>
    withFaults(
      database.write(session, async (tx) => {
        await openWarehouse(tx, session, warehouseId, "use");
        const movementIds = await recordStock(
          tx,
          warehouseId,
          entries.map((entry) => ({ ...entry, operation })),
          { reason },
        );
        await note(tx, session, operation, warehouseId, { reason, ...{ entries } });
        return { movementIds };
      }),
    );

  return {
    book,

    takeIn: (session: Session, warehouseId: Id, input: StockIn): Promise<{ containerIds: Id[] }> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          const containerIds = await stockIn(tx, warehouseId, [input], { reason: input.reason });
          await note(tx, session, "in", warehouseId, { ...input, ...{ containerIds } });
          return { containerIds };
        }),
      ),

    reverse: (
      session: Session,
      warehouseId: Id,
      movementId: Id,
      reason: string,
    ): Promise<{ movementIds: Id[] }> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          // A transfer is undone in the other warehouse, too.
          for (const other of await listMovementWarehouses(tx, warehouseId, movementId))
            if (other !== warehouseId) await openWarehouse(tx, session, other, "use");
          const movementIds = await reverseStock(tx, warehouseId, movementId, { reason });
          await note(tx, session, "reverse", warehouseId, { reason, ...{ movementId } });
          return { movementIds };
        }),
      ),

    suggest: (session: Session, warehouseId: Id, materialId: Id, quantity: StockQuantity) =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        if ((await materials.findMaterial(q, warehouseId, materialId)) === undefined)
          throw problem("material.not.found");
        return suggestStock(q, warehouseId, materialId, quantity, today());
      }),

    /** @throws movement.not.found */
    entry: (session: Session, warehouseId: Id, movementId: Id): Promise<LedgerEntry> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const every = {
          materialId: undefined,
          operation: undefined,
          direction: undefined,
          before: undefined,
        };
        const [row] = await ledger.listMovements(q, {
          ...{ ...every, warehouseId, movementId, from: undefined, to: undefined, limit: 1 },
        });
        if (row === undefined) throw problem("movement.not.found");
        return ledger.presentMovement(row);
      }),

    async ledger(
      session: Session,
      warehouseId: Id,
      query: {
        materialId?: Id | undefined;
        operation?: StockOperation | undefined;
        direction?: "in" | "out" | undefined;
        from?: string | undefined;
        to?: string | undefined;
        timezone: string;
        cursor?: string | undefined;
        limit: number;
      },
    ): Promise<Page<LedgerEntry>> {
      const [before] = decodeCursor(cursorKeys, query.cursor) ?? [];
      const rows = await database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const { materialId, operation, direction, from, to, timezone, limit } = query;
        return ledger.listMovements(q, {
          ...{ warehouseId, materialId, operation, direction, from, to, timezone, before },
          limit: limit + 1,
        });
      });
      return pageFrom(rows, query.limit, ledger.presentMovement, ({ id }) => [id]);
    },
  };
};
export type BookStock = ReturnType<typeof bookStock>;
