import type {
  Id,
  Warehouse,
  WarehouseInput,
  WarehouseKind,
  WarehouseMember,
  WarehouseRight,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { readPicture } from "../../kernel/picture.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, findSwitch, fitsLimit, lockTeamForUpdate } from "../access/access.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { withFaults } from "./database-faults.ts";
import { openWarehouse } from "./open-warehouse.ts";
import { type ContainerKind, countStock, type StockFigures } from "./place-containers.ts";
import * as members from "./warehouse-members.store.ts";
import { demandKey, keysOfKind, levelOf, teamLevelOf, teamRightOf } from "./warehouses.policy.ts";
import { presentMember, presentWarehouse } from "./warehouses.present.ts";
import * as store from "./warehouses.store.ts";

interface ListQuery {
  readonly kind: WarehouseKind;
  readonly search?: string | undefined;
  readonly isArchived: boolean;
  readonly isOfTeam: boolean;
  readonly timezone: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorKeys = z.tuple([z.string().max(200), idKey]);

/** @throws feature.disabled, permission.denied */
const demandKind = async (q: Queries, session: Session, kind: WarehouseKind, need: "read" | "manage") => {
  const keys = keysOfKind(kind);
  if (!(await findSwitch(q, keys.feature)).detail.enabled)
    throw problem("feature.disabled", { feature: keys.feature });
  demandKey(session, keys.read);
  demandKey(session, keys[need]);
};

/** The team is held, so that of two at once the second counts the first. @throws inventory.materials.warehouse.limit.exceed */
const demandRoom = async (tx: Queries, kind: WarehouseKind): Promise<void> => {
  if (kind !== "inventory") return;
  await lockTeamForUpdate(tx);
  const limit = await findLimit(tx, "INVENTORY_MATERIALS_WAREHOUSE_LIMIT");
  if (limit >= 0 && !fitsLimit(limit, await store.countWarehouses(tx, kind), 1))
    throw problem("inventory.materials.warehouse.limit.exceed", { limit });
};

/** `kinds` are those of all areas: ask when needed, since the areas behind this one are still opening. */
export const manageWarehouses = (
  { database, audit, events, storage }: Kernel,
  kinds: () => readonly ContainerKind[],
) => {
  /** Figures of those that store materials. */
  const figuresOf = async (
    q: Queries,
    rows: readonly store.WarehouseRow[],
    timezone: string,
  ): Promise<(row: store.WarehouseRow) => StockFigures | undefined> => {
    const counted = rows.filter(({ kind }) => kind === "inventory").map(({ id }) => id);
    const figures = await countStock(q, kinds(), counted, timezone);
    return ({ id, kind }) => (kind === "inventory" ? figures(id) : undefined);
  };

  const show = async (q: Queries, session: Session, id: Id, timezone = "UTC"): Promise<Warehouse> => {
    const row = (await store.findWarehouse(q, id))!;
    return presentWarehouse(row, session, (await figuresOf(q, [row], timezone))(row));
  };

  const note = (
    tx: Queries,
    session: Session,
    action: "archive" | "create" | "restore" | "setMembers" | "setPicture" | "update",
    id: Id,
    change: { before?: unknown; after?: unknown } = {},
  ): Promise<void> =>
    audit.record(tx, session, {
      action: `warehouse.${action}`,
      objectType: "warehouse",
      objectId: id,
      ...change,
    });

  return {
    async list(session: Session, query: ListQuery): Promise<Page<Warehouse>> {
      const after = decodeCursor(cursorKeys, query.cursor);
      const { rows, figures } = await database.read(session, async (q) => {
        await demandKind(q, session, query.kind, "read");
        const isOfTeam = query.isOfTeam && session.roles.has("ADMIN");
        const rows = await store.listWarehouses(q, {
          ...query,
          search: query.search,
          isOfTeam,
          after,
          limit: query.limit + 1,
        });
        return { rows, figures: await figuresOf(q, rows, query.timezone) };
      });
      return pageFrom(
        rows,
        query.limit,
        (row) => presentWarehouse(row, session, figures(row)),
        (row) => [row.name, row.id],
      );
    },

    get: (session: Session, id: Id, timezone: string): Promise<Warehouse> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, id);
        return show(q, session, id, timezone);
      }),

    create: (
      session: Session,
      input: WarehouseInput & { readonly kind: WarehouseKind },
    ): Promise<Warehouse> =>
      withFaults(
        database.write(session, async (tx) => {
          await demandKind(tx, session, input.kind, "manage");
          await demandRoom(tx, input.kind);
          const id = await store.insertWarehouse(tx, {
            ...input,
            ownerId: session.userId,
            teamLevel: teamLevelOf(input.teamRight),
          });
          await note(tx, session, "create", id, { after: input });
          await events.emit(tx, session, { type: "warehouse.created", data: { warehouseId: id } });
          return show(tx, session, id);
        }),
      ),

    update: (
      session: Session,
      id: Id,
      input: WarehouseInput & { readonly version: number },
    ): Promise<Warehouse> =>
      withFaults(
        database.write(session, async (tx) => {
          store.lockWarehouse(tx, id);
          await openWarehouse(tx, session, id, "manage");
          const before = (await store.findWarehouse(tx, id))!;
          const next = { ...input, teamLevel: teamLevelOf(input.teamRight) };
          if (!(await store.updateWarehouse(tx, id, input.version, next))) throw problem("warehouse.stale");
          await note(tx, session, "update", id, {
            before: {
              name: before.name,
              description: before.description,
              teamRight: teamRightOf(before.team_level),
            },
            after: { name: input.name, description: input.description, teamRight: input.teamRight },
          });
          await events.emit(tx, session, { type: "subject.changed", data: { kind: "warehouse", ids: [id] } });
          return show(tx, session, id);
        }),
      ),

    setPicture: (session: Session, id: Id, uuid: string | null): Promise<Warehouse> =>
      database.write(session, async (tx) => {
        store.lockWarehouse(tx, id);
        await openWarehouse(tx, session, id, "manage");
        if (uuid === null) store.setPicture(tx, id, null);
        else {
          const { bytes } = await storage.take(tx, uuid, session);
          store.setPicture(tx, id, { content_type: readPicture(bytes).contentType, bytes });
        }
        await note(tx, session, "setPicture", id, { after: { hasPicture: uuid !== null } });
        return show(tx, session, id);
      }),

    picture: (session: Session, id: Id): Promise<store.PictureRow> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, id);
        const picture = await store.findPicture(q, id);
        if (picture === undefined) throw problem("warehouse.not.found");
        return picture;
      }),

    /**
     * Refused while anything is left in it; anyone who puts something into it at the same time waits, and is refused.
     */
    setArchived: (session: Session, id: Id, isArchived: boolean): Promise<Warehouse> =>
      withFaults(
        database.write(session, async (tx) => {
          store.lockAgainstContent(tx, id);
          const warehouse = await openWarehouse(tx, session, id, "manage");
          if (warehouse.is_archived === isArchived) return show(tx, session, id);
          if (isArchived) {
            const count = await store.closeContainers(tx, id);
            if (count > 0) throw problem("warehouse.not.empty", { count });
          } else await demandRoom(tx, warehouse.kind);
          store.setArchived(tx, id, isArchived);
          await note(tx, session, isArchived ? "archive" : "restore", id);
          return show(tx, session, id);
        }),
      ),

    members: (session: Session, id: Id): Promise<WarehouseMember[]> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, id);
        return (await members.listMembers(q, id)).map(presentMember);
      }),

    async setMembers(
      session: Session,
      id: Id,
      { userIds, right }: { readonly userIds: readonly Id[]; readonly right: WarehouseRight | null },
    ): Promise<WarehouseMember[]> {
      return database.write(session, async (tx) => {
        store.lockWarehouse(tx, id);
        const { owner_id } = await openWarehouse(tx, session, id, "manage");
        const wanted = [...new Set(userIds)];
        if (wanted.includes(owner_id)) throw problem("warehouse.owner.required");
        if (right === null) members.deleteMembers(tx, id, wanted);
        else {
          const colleagues = await members.lockColleagues(tx, wanted);
          if (colleagues.length < wanted.length) throw problem("user.not.found");
          const added = await members.saveMembers(tx, id, wanted, levelOf(right));
          if (added.length > 0)
            await events.emit(tx, session, {
              type: "warehouse.membersAdded",
              data: { warehouseId: id, userIds: added },
            });
        }
        await note(tx, session, "setMembers", id, { after: { userIds: wanted, right } });
        return (await members.listMembers(tx, id)).map(presentMember);
      });
    },
  };
};
export type ManageWarehouses = ReturnType<typeof manageWarehouses>;
