import {
  type FoundLocation,
  type GridContent,
  type GridPosition,
  type Id,
  type Location,
  type LocationInput,
  type LocationNode,
  MAX_TREE_LOCATIONS,
  type PlacedContainer,
  type PlacementInput,
  type WarehouseKind,
  warehouseKinds,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findSwitch, lockTeamForUpdate } from "../access/access.service.ts";
import { containing, decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { withFaults } from "./database-faults.ts";
import { presentFound, presentGrid, presentLocation, presentNode } from "./locations.present.ts";
import {
  holds,
  idsOfPath,
  isRangeInOrder,
  nameLocations,
  positionsFrom,
  splitPosition,
  sumTree,
} from "./locations.rules.ts";
import * as store from "./locations.store.ts";
import { openWarehouse } from "./open-warehouse.ts";
import { type ContainerKind, describePlaced, placeContainers, recordPlacement } from "./place-containers.ts";
import * as placements from "./placements.store.ts";
import { keysOfKind } from "./warehouses.policy.ts";

type NewLocations = LocationInput & {
  readonly parentId: Id | null;
  readonly count: number;
  readonly position: GridPosition | null;
};

const childrenKeys = z.tuple([z.number().int(), idKey]);
const contentKeys = z.tuple([z.string().max(300), z.number().int(), z.number().int(), idKey]);
const MOST_FOUND = 20;
/** A grid has a maximum number of positions; the number of containers without one is limited by what is displayed. */
const MOST_IN_GRID = 10_000;

/** @throws location.temperature.invalid */
const settingsOf = ({
  grid,
  conditions,
}: Pick<LocationInput, "grid" | "conditions">): store.LocationSettings => {
  if (!isRangeInOrder(conditions)) throw problem("location.temperature.invalid");
  return {
    gridRows: grid?.rows ?? 0,
    gridColumns: grid?.columns ?? 0,
    minCelsius: conditions.minCelsius,
    maxCelsius: conditions.maxCelsius,
    conditions: conditions.note,
  };
};

/** @throws location.not.found */
const findIn = async (q: Queries, warehouseId: Id, id: Id): Promise<store.LocationDetailRow> => {
  const row = await store.findLocation(q, warehouseId, id);
  if (row === undefined) throw problem("location.not.found");
  return row;
};

/** A grid that is too small for its contents is one error, whichever constraint reports it. */
const orTooSmall = (error: unknown): never => {
  if (error instanceof Error && (error as { constraint?: unknown }).constraint === "placement_in_grid")
    throw problem("location.grid.too.small", undefined, { cause: error });
  throw error;
};

/** `kinds` are those of all areas: ask when needed, since the areas behind this one are still opening. */
export const manageLocations = (
  { database, audit, events }: Kernel,
  kinds: () => readonly ContainerKind[],
) => {
  const show = async (q: Queries, warehouseId: Id, id: Id): Promise<Location> => {
    const row = await findIn(q, warehouseId, id);
    return presentLocation(row, await store.findAncestors(q, idsOfPath(row.path).slice(0, -1)));
  };

  const note = async (
    tx: Queries,
    session: Session,
    action: "archive" | "create" | "disable" | "enable" | "move" | "restore" | "update",
    ids: readonly Id[],
    change: { before?: unknown; after?: unknown } = {},
  ): Promise<void> => {
    for (const id of ids)
      await audit.record(tx, session, {
        action: `location.${action}`,
        objectType: "location",
        objectId: id,
        ...change,
      });
    if (action !== "create")
      await events.emit(tx, session, { type: "subject.changed", data: { kind: "location", ids: [...ids] } });
  };

  /** A change of a location by a manager of its warehouse; returns the new state. */
  const change = (
    session: Session,
    warehouseId: Id,
    id: Id,
    work: (tx: Queries) => Promise<void>,
    values: { readonly name?: string; readonly code?: string } = {},
  ): Promise<Location> =>
    withFaults(
      database.write(session, async (tx) => {
        await openWarehouse(tx, session, warehouseId, "manage");
        await work(tx);
        return show(tx, warehouseId, id);
      }),
      values,
    );

  const setEnabled = (session: Session, warehouseId: Id, id: Id, isEnabled: boolean): Promise<Location> =>
    change(session, warehouseId, id, async (tx) => {
      store.lockLocation(tx, id);
      const row = await findIn(tx, warehouseId, id);
      if (row.is_enabled === isEnabled) return;
      store.setEnabled(tx, id, isEnabled);
      await note(tx, session, isEnabled ? "enable" : "disable", [id]);
    });

  return {
    tree: (
      session: Session,
      warehouseId: Id,
      isArchived: boolean,
    ): Promise<{ records: LocationNode[]; isWhole: boolean }> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const rows = await store.listTree(q, warehouseId, isArchived, MAX_TREE_LOCATIONS + 1);
        const shown = sumTree(rows.slice(0, MAX_TREE_LOCATIONS));
        return { records: shown.map(presentNode), isWhole: rows.length <= MAX_TREE_LOCATIONS };
      }),

    async list(
      session: Session,
      warehouseId: Id,
      query: { parentId?: Id | undefined; isArchived: boolean; cursor?: string | undefined; limit: number },
    ): Promise<Page<LocationNode>> {
      const after = decodeCursor(childrenKeys, query.cursor);
      const rows = await database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const { parentId = null, isArchived, limit } = query;
        return store.listChildren(q, { warehouseId, parentId, isArchived, after, limit: limit + 1 });
      });
      return pageFrom(rows, query.limit, presentNode, ({ place, id }) => [place, id]);
    },

    get: (session: Session, warehouseId: Id, id: Id): Promise<Location> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        return show(q, warehouseId, id);
      }),

    create: (session: Session, warehouseId: Id, input: NewLocations): Promise<LocationNode[]> =>
      withFaults(
        database.write(session, async (tx) => {
          // Top-level codes are unique in the team.
          if (input.parentId === null) await lockTeamForUpdate(tx);
          await openWarehouse(tx, session, warehouseId, "manage");
          store.lockTree(tx, warehouseId);
          const parent = input.parentId === null ? null : await findIn(tx, warehouseId, input.parentId);
          if (parent !== null) await demandOpen(tx, parent);
          const siblings = await store.listSiblings(tx, warehouseId, input.parentId);
          const wanted = nameLocations(input, siblings);
          const ids = await store.insertLocations(tx, warehouseId, input.parentId, wanted, settingsOf(input));
          if (input.position !== null) {
            const grid = parent === null ? null : presentGrid(parent);
            const found = grid === null ? null : positionsFrom(input.position, input.count, grid);
            if (found === null || parent === null) throw problem("position.outside.grid");
            placements.lockPlaces(tx, [parent.id]);
            await placements.positionLocations(
              tx,
              warehouseId,
              parent.id,
              ids.map((id, at) => ({ id, ...found[at]! })),
            );
          }
          await note(tx, session, "create", ids, { after: { ...input, warehouseId } });
          return (await store.findLocations(tx, ids)).map(presentNode);
        }),
        { name: input.name, code: input.code ?? "" },
      ),

    update: (
      session: Session,
      warehouseId: Id,
      id: Id,
      { version, ...input }: LocationInput & { readonly version: number },
    ): Promise<Location> =>
      change(
        session,
        warehouseId,
        id,
        async (tx) => {
          store.lockTree(tx, warehouseId);
          store.lockLocation(tx, id);
          const before = await findIn(tx, warehouseId, id);
          const code = input.code ?? before.code;
          const next = { ...settingsOf(input), kind: input.kind, name: input.name, code };
          const isUpdated = await store.updateLocation(tx, before, version, next).catch(orTooSmall);
          if (!isUpdated) throw problem("location.stale");
          await note(tx, session, "update", [id], {
            before: { name: before.name, kind: before.kind, code: before.code, grid: presentGrid(before) },
            after: { ...input, code },
          });
        },
        { name: input.name, code: input.code ?? "" },
      ),

    move: async (
      session: Session,
      warehouseId: Id,
      id: Id,
      { parentId, position }: { readonly parentId: Id | null; readonly position: GridPosition | null },
    ): Promise<Location> => {
      const values = { name: "", code: "" };
      return change(
        session,
        warehouseId,
        id,
        async (tx) => {
          if (parentId === null) await lockTeamForUpdate(tx);
          store.lockTree(tx, warehouseId);
          const row = await findIn(tx, warehouseId, id);
          const parent = parentId === null ? null : await findIn(tx, warehouseId, parentId);
          Object.assign(values, { name: row.name, code: row.code });
          if (parent?.path.startsWith(row.path)) throw problem("location.move.into.itself");
          if (parent !== null) await demandOpen(tx, parent);
          store.lockSubtree(tx, row.path);
          const siblings = await store.listSiblings(tx, warehouseId, parentId);
          const last = Math.max(0, ...siblings.map(({ place }) => place));
          store.moveLocation(tx, row, parent, row.parent_id === parentId ? row.place : last + 1);
          if (position !== null) {
            if (parent === null) throw problem("position.outside.grid");
            placements.lockPlaces(tx, [parent.id]);
            await placements.positionLocations(tx, warehouseId, parent.id, [{ id, ...position }]);
          }
          await note(tx, session, "move", [id], {
            before: { parentId: row.parent_id, pathCode: row.path_code },
            after: { parentId, position },
          });
        },
        values,
      );
    },

    enable: (session: Session, warehouseId: Id, id: Id) => setEnabled(session, warehouseId, id, true),
    disable: (session: Session, warehouseId: Id, id: Id) => setEnabled(session, warehouseId, id, false),

    /** Refused while a container is in it or below. Anyone who places one at the same time waits, and is refused. */
    setArchived: (session: Session, warehouseId: Id, id: Id, isArchived: boolean): Promise<Location> => {
      const values = { name: "", code: "" };
      return change(
        session,
        warehouseId,
        id,
        async (tx) => {
          store.lockTree(tx, warehouseId);
          const row = await findIn(tx, warehouseId, id);
          Object.assign(values, { name: row.name, code: row.code });
          if (row.is_archived === isArchived) return;
          if (isArchived) {
            store.lockSubtree(tx, row.path);
            const count = await store.countBelow(tx, row.path);
            if (count > 0) throw problem("location.not.empty", { count });
            store.archiveBelow(tx, row.path);
          } else {
            if (row.parent_id !== null) await demandOpen(tx, await findIn(tx, warehouseId, row.parent_id));
            store.restoreLocation(tx, id);
          }
          await note(tx, session, isArchived ? "archive" : "restore", [id]);
        },
        values,
      );
    },

    async content(
      session: Session,
      warehouseId: Id,
      id: Id,
      query: { isDeep: boolean; cursor?: string | undefined; limit: number },
    ): Promise<Page<PlacedContainer>> {
      const after = decodeCursor(contentKeys, query.cursor);
      return database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const { path } = await findIn(q, warehouseId, id);
        const { isDeep, limit } = query;
        const rows = await placements.listContent(q, { path, isDeep, after, limit: limit + 1 });
        const page = pageFrom(rows, limit, (row) => row, placements.contentKeyOf);
        return { ...page, records: await describePlaced(q, kinds(), warehouseId, page.records) };
      });
    },

    grid: (session: Session, warehouseId: Id, id: Id): Promise<GridContent> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const location = await findIn(q, warehouseId, id);
        const [rows, positioned] = await Promise.all([
          placements.listContent(q, {
            path: location.path,
            isDeep: false,
            after: undefined,
            limit: MOST_IN_GRID,
          }),
          placements.listPositioned(q, id),
        ]);
        const [containers, locations] = await Promise.all([
          describePlaced(q, kinds(), warehouseId, rows),
          positioned.length === 0 ? [] : store.findLocations(q, positioned),
        ]);
        return { grid: presentGrid(location), containers, locations: locations.map(presentNode) };
      }),

    place: (
      session: Session,
      warehouseId: Id,
      wanted: readonly PlacementInput[],
    ): Promise<{ placed: number }> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          const placed = await placeContainers(tx, warehouseId, wanted);
          const ids = wanted.map(({ containerId }) => containerId);
          await recordPlacement(tx, kinds(), warehouseId, ids);
          await audit.record(tx, session, {
            action: "container.place",
            objectType: "warehouse",
            objectId: warehouseId,
            after: { placements: wanted },
          });
          return { placed };
        }),
      ),

    find: (
      session: Session,
      { search, kind }: { search: string; kind?: WarehouseKind | undefined },
    ): Promise<FoundLocation[]> =>
      database.read(session, async (q) => {
        const kindsOpen: WarehouseKind[] = [];
        for (const one of kind === undefined ? warehouseKinds : [kind]) {
          const { read, feature } = keysOfKind(one);
          if (session.authorities.has(read) && (await findSwitch(q, feature)).detail.enabled)
            kindsOpen.push(one);
        }
        const code = search.normalize("NFKC").toUpperCase();
        const placed = splitPosition(code);
        const [rows, exact] = await Promise.all([
          store.searchLocations(q, { code, name: containing(search), kinds: kindsOpen, most: MOST_FOUND }),
          placed === null ? undefined : store.findByPathCode(q, placed.pathCode),
        ]);
        const isInGrid =
          exact !== undefined && kindsOpen.includes(exact.warehouse_kind) && holds(exact, placed?.position);
        return [
          ...(isInGrid ? [presentFound(exact, placed!.position)] : []),
          ...rows.map((row) => presentFound(row, null)),
        ];
      }),
  };
};
export type ManageLocations = ReturnType<typeof manageLocations>;

/** @throws location.disabled if it, or a location above it, is disabled */
const demandOpen = async (tx: Queries, row: store.LocationRow): Promise<void> => {
  if (await store.isClosed(tx, idsOfPath(row.path))) throw problem("location.disabled");
};
