import {
  type GridPosition,
  type Id,
  type PlacedContainer,
  type PlacementInput,
  positionCode,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import { problem } from "../../kernel/problem.ts";
import { presentGrid, presentPosition } from "./locations.present.ts";
import { idsOfPath, positionsFrom } from "./locations.rules.ts";
import { findLocation, isClosed } from "./locations.store.ts";
import * as store from "./placements.store.ts";

/** How much is stored in a warehouse: how many different things, and how many of them are low, expired or expiring. */
export interface StockFigures {
  readonly items: number;
  readonly low: number;
  readonly expired: number;
  /** Within 30 days. */
  readonly expiring: number;
}

/** Implementation of a kind of container content. */
export interface ContainerKind {
  /** As containers name it, e.g. `lot`. */
  readonly holderKind: string;
  /** Name and address of some contents; deleted ones are left out. */
  describe(
    q: Queries,
    warehouseId: Id,
    holderIds: readonly Id[],
  ): Promise<readonly { readonly id: Id; readonly name: string; readonly address: string }[]>;
  /** Figures of some warehouses, by the day of a timezone; those without any may be left out. */
  countStock?(
    q: Queries,
    warehouseIds: readonly Id[],
    timezone: string,
  ): Promise<ReadonlyMap<Id, StockFigures>>;
  /** What it notes when someone puts some elsewhere. */
  notePlaced?(
    tx: Queries,
    warehouseId: Id,
    placed: readonly { readonly holderId: Id; readonly pathCode: string }[],
  ): void;
}

/** Extension point: each area that stores something in containers provides their contents. */
export const containerKinds = extensionPoint<ContainerKind>("what containers hold");

const none: StockFigures = { items: 0, low: 0, expired: 0, expiring: 0 };

/** Figures of what is stored in each of some warehouses of materials, by the day of a timezone. */
export const countStock = async (
  q: Queries,
  kinds: readonly ContainerKind[],
  warehouseIds: readonly Id[],
  timezone: string,
): Promise<(warehouseId: Id) => StockFigures> => {
  const counts = await Promise.all(kinds.map((kind) => kind.countStock?.(q, warehouseIds, timezone)));
  return (id) => counts.flatMap((ofKind) => ofKind?.get(id) ?? [])[0] ?? none;
};

/**
 * Puts containers of a warehouse into locations, or takes them out of where they are, all or none. Those that change
 * places with one another are placed in one call.
 *
 * @throws container.not.found, location.not.found; by the database location.disabled, position.occupied,
 * position.outside.grid (see `withFaults`)
 */
export const placeContainers = async (
  tx: Queries,
  warehouseId: Id,
  placements: readonly PlacementInput[],
): Promise<number> => {
  const ids = [...new Set(placements.map(({ containerId }) => containerId))];
  if (ids.length < placements.length) throw problem("position.occupied");
  const standing = await store.listCurrentPlacements(tx, warehouseId, ids);
  if (standing.length < ids.length) throw problem("container.not.found");
  const targets = placements.flatMap(({ locationId }) => locationId ?? []);
  const wanted = [...new Set(targets)];
  const paths = wanted.length === 0 ? [] : await store.listPaths(tx, warehouseId, wanted);
  if (paths.length < wanted.length) throw problem("location.not.found");
  store.lockPlaces(tx, [...targets, ...standing.flatMap(({ location_id }) => location_id ?? [])]);
  // Held with those that they are in, so that no grid changes under what is placed.
  if (await isClosed(tx, [...new Set(paths.flatMap(idsOfPath))])) throw problem("location.disabled");
  const removed = placements.filter(({ locationId }) => locationId === null);
  if (removed.length > 0)
    store.deletePlacements(
      tx,
      removed.map(({ containerId }) => containerId),
    );
  const placed = placements.flatMap(({ containerId, locationId, position }) =>
    locationId === null
      ? []
      : [{ containerId, locationId, row: position?.row ?? null, column: position?.column ?? null }],
  );
  if (placed.length > 0 && (await store.savePlacements(tx, warehouseId, placed)) < placed.length)
    throw problem("location.not.found");
  return ids.length;
};

/**
 * Positions of a location row by row from one on, for things that come in together.
 *
 * @throws location.not.found, position.outside.grid
 */
export const positionsIn = async (
  q: Queries,
  warehouseId: Id,
  locationId: Id,
  first: GridPosition,
  count: number,
): Promise<GridPosition[]> => {
  const location = await findLocation(q, warehouseId, locationId);
  if (location === undefined) throw problem("location.not.found");
  const grid = presentGrid(location);
  const positions = grid === null ? null : positionsFrom(first, count, grid);
  if (positions === null) throw problem("position.outside.grid");
  return positions;
};

/** A location's code with a position of it, e.g. `R1-F1-B3-A1`. */
export const placeCode = (pathCode: string, position: GridPosition | null): string =>
  position === null ? pathCode : `${pathCode}-${positionCode(position)}`;

/** Tells each area of its containers that someone has put somewhere. */
export const recordPlacement = async (
  tx: Queries,
  kinds: readonly ContainerKind[],
  warehouseId: Id,
  containerIds: readonly Id[],
): Promise<void> => {
  const rows = await store.findPlaced(tx, containerIds);
  for (const kind of kinds) {
    const own = rows.filter((row) => row.holder_kind === kind.holderKind);
    if (own.length > 0)
      kind.notePlaced?.(
        tx,
        warehouseId,
        own.map((row) => ({
          holderId: row.holder_id,
          pathCode: placeCode(row.path_code, presentPosition(row)),
        })),
      );
  }
};

/** Placed containers, named by the area that owns them. */
export const describePlaced = async (
  q: Queries,
  kinds: readonly ContainerKind[],
  warehouseId: Id,
  rows: readonly store.PlacedRow[],
): Promise<PlacedContainer[]> => {
  const names = new Map<string, { readonly name: string; readonly address: string }>();
  const described = kinds.map(async ({ holderKind, describe }) => {
    const ids = [
      ...new Set(rows.filter((row) => row.holder_kind === holderKind).map((row) => row.holder_id)),
    ];
    if (ids.length === 0) return;
    for (const { id, ...named } of await describe(q, warehouseId, ids))
      names.set(`${holderKind} ${id}`, named);
  });
  await Promise.all(described);
  return rows.map((row) => {
    const position = presentPosition(row);
    const known = names.get(`${row.holder_kind} ${row.holder_id}`);
    return {
      containerId: row.container_id,
      locationId: row.location_id,
      pathCode: placeCode(row.path_code, position),
      position,
      holderKind: row.holder_kind,
      holderId: row.holder_id,
      name: known?.name ?? row.label,
      address: known?.address ?? "",
      label: row.label,
      quantity: { value: row.quantity, unit: row.unit as PlacedContainer["quantity"]["unit"] },
      expirationDay: row.expiration_day,
      placeTime: row.place_time.toISOString(),
      placedBy: row.placed_by,
    };
  });
};
