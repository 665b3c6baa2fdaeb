import type {
  FieldFilter,
  Id,
  Lot,
  Material,
  MaterialInput,
  MaterialKind,
  UniqueField,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, fitsLimit, lockTeamForUpdate } from "../access/access.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { fillFields, filtersText, type NumberingService, searchRecords } from "../records/records.service.ts";
import { findPlaced, openWarehouse, placeCode, withFaults } from "../warehouses/warehouses.service.ts";
import { presentLot, presentMaterial } from "./inventory.present.ts";
import { uniqueKeyOf } from "./inventory.rules.ts";
import { listLotContainers, listLots } from "./lots.store.ts";
import * as store from "./materials.store.ts";

interface ListQuery {
  readonly search?: string | undefined;
  readonly kind?: MaterialKind | undefined;
  readonly isLow: boolean;
  readonly expirationDate?: string | undefined;
  readonly expirationFrom?: string | undefined;
  readonly isArchived: boolean;
  readonly filters?: readonly FieldFilter[] | undefined;
  readonly timezone: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorKeys = z.tuple([z.string().max(400), idKey]);

/** A duplicate that was created concurrently in two warehouses or by two users. */
const orDuplicate = (error: unknown): never => {
  if (isUniqueViolation(error)) throw problem("field.value.duplicate", undefined, { cause: error });
  throw error;
};

/** @throws material.not.found */
const findIn = async (q: Queries, warehouseId: Id, id: Id, timezone = "UTC") => {
  const row = await store.findMaterial(q, warehouseId, id, timezone);
  if (row === undefined) throw problem("material.not.found");
  return row;
};

/** Locations of containers, by their ids. */
export const placesOf = async (q: Queries, containerIds: readonly Id[]) => {
  const placed = containerIds.length === 0 ? [] : await findPlaced(q, containerIds);
  return new Map(
    placed.map((row) => {
      const { grid_row: gridRow, grid_column: gridColumn } = row;
      const position = gridRow === null || gridColumn === null ? null : { row: gridRow, column: gridColumn };
      return [
        row.container_id,
        { pathCode: placeCode(row.path_code, position), locationId: row.location_id },
      ] as const;
    }),
  );
};

export const manageMaterials = (
  { database, audit, events }: Kernel,
  numbering: Pick<NumberingService, "takeMany">,
) => {
  const demandRoom = async (tx: Queries, count: number): Promise<void> => {
    const limit = await findLimit(tx, "INVENTORY_MATERIALS_LIMIT");
    if (limit < 0) return;
    await lockTeamForUpdate(tx);
    if (!fitsLimit(limit, await store.countMaterials(tx), count))
      throw problem("inventory.materials.limit.exceed", { limit });
  };

  const changed = (tx: Queries, session: Session, id: Id): Promise<void> =>
    events.emit(tx, session, { type: "subject.changed", data: { kind: "material", ids: [id] } });

  /**
   * Creates materials in the caller's transaction; returns their ids in the order given. Several are one entry of the audit
   * trail.
   *
   * @throws inventory.materials.limit.exceed, field.value.duplicate, those of `fillFields.save`
   */
  const insert = async (
    tx: Queries,
    session: Session,
    warehouseId: Id,
    inputs: readonly MaterialInput[],
  ): Promise<Id[]> => {
    await demandRoom(tx, inputs.length);
    const fields = await store.findUniqueness(tx, warehouseId);
    const numbers = await numbering.takeMany(tx, "material", inputs.length, (some) =>
      store.findNumbers(tx, some),
    );
    const materials = inputs.map(({ fields: _, ...input }, at) => ({
      ...input,
      number: numbers[at]!,
      uniqueKey: uniqueKeyOf(fields, input),
    }));
    const ids = await store.insertMaterials(tx, warehouseId, materials).catch(orDuplicate);
    await fillFields.save(
      tx,
      "material",
      ids.map((subjectId, at) => ({ subjectId, entries: inputs[at]!.fields ?? {} })),
    );
    const [first] = ids;
    await audit.record(tx, session, {
      action: "material.create",
      ...(first !== undefined && ids.length === 1
        ? {
            objectType: "material",
            objectId: first,
            after: { ...inputs[0], warehouseId, number: numbers[0] },
          }
        : { objectType: "warehouse", objectId: warehouseId, after: { numbers } }),
    });
    return ids;
  };

  return {
    insert,

    /** How many more materials the team may have; null without a limit. */
    async findRoom(q: Queries): Promise<{ readonly limit: number; readonly left: number } | null> {
      const limit = await findLimit(q, "INVENTORY_MATERIALS_LIMIT");
      return limit < 0 ? null : { limit, left: Math.max(0, limit - (await store.countMaterials(q))) };
    },

    /**
     * Makes a material of another warehouse here as well, with a number of its own and without its fields, in the caller's
     * transaction.
     *
     * @throws inventory.materials.limit.exceed, field.value.duplicate
     */
    async copyIn(
      tx: Queries,
      session: Session,
      from: { readonly warehouse_id: Id; readonly material_id: Id },
      warehouseId: Id,
    ): Promise<Id> {
      const {
        id: _,
        number: __,
        ...known
      } = presentMaterial(await findIn(tx, from.warehouse_id, from.material_id));
      const [id] = await insert(tx, session, warehouseId, [{ ...known, fields: {} }]);
      return id!;
    },

    async list(session: Session, warehouseId: Id, query: ListQuery): Promise<Page<Material>> {
      const after = decodeCursor(cursorKeys, query.cursor);
      const rows = await database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        const { search, kind, isLow, expirationDate, expirationFrom, isArchived, filters, timezone, limit } =
          query;
        return store.listMaterials(q, {
          warehouseId,
          search: await searchRecords(q, "material", search),
          kind,
          isLow,
          expirationDate,
          expirationFrom,
          isArchived,
          filters: filtersText(filters),
          timezone,
          after,
          limit: limit + 1,
        });
      });
      return pageFrom(rows, query.limit, presentMaterial, ({ name, id }) => [name, id]);
    },

    get: (session: Session, warehouseId: Id, id: Id, timezone: string): Promise<Material> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        return presentMaterial(await findIn(q, warehouseId, id, timezone));
      }),

    create: (session: Session, warehouseId: Id, input: MaterialInput): Promise<Material> =>
      withFaults(
        database.write(session, async (tx) => {
          const { is_archived: isArchived } = await openWarehouse(tx, session, warehouseId, "use");
          if (isArchived) throw problem("warehouse.archived");
          const [id] = await insert(tx, session, warehouseId, [input]);
          return presentMaterial(await findIn(tx, warehouseId, id!));
        }),
      ),

    update: (
      session: Session,
      warehouseId: Id,
      id: Id,
      { version, ...input }: MaterialInput & { readonly version: number },
    ): Promise<Material> =>
      withFaults(
        database.write(session, async (tx) => {
          await openWarehouse(tx, session, warehouseId, "use");
          store.lockMaterial(tx, id);
          const before = presentMaterial(await findIn(tx, warehouseId, id));
          if (before.unit !== input.unit && (await store.hasContainers(tx, id)))
            throw problem("material.unit.in.use");
          const key = uniqueKeyOf(await store.findUniqueness(tx, warehouseId), input);
          if (!(await store.updateMaterial(tx, id, version, input, key).catch(orDuplicate)))
            throw problem("material.stale");
          if (input.fields !== undefined)
            await fillFields.save(tx, "material", [{ subjectId: id, entries: input.fields }]);
          await audit.record(tx, session, {
            action: "material.update",
            objectType: "material",
            objectId: id,
            before,
            after: input,
          });
          await changed(tx, session, id);
          return presentMaterial(await findIn(tx, warehouseId, id));
        }),
      ),

    setArchived: (session: Session, warehouseId: Id, id: Id, isArchived: boolean): Promise<Material> =>
      withFaults(
        database
          .write(session, async (tx) => {
            await openWarehouse(tx, session, warehouseId, "use");
            store.lockMaterial(tx, id);
            const row = await findIn(tx, warehouseId, id);
            if (row.is_archived !== isArchived) {
              if (isArchived && row.container_count > 0) throw problem("material.not.empty");
              store.setMaterialArchived(tx, id, isArchived);
              await audit.record(tx, session, {
                action: isArchived ? "material.archive" : "material.restore",
                objectType: "material",
                objectId: id,
              });
              await changed(tx, session, id);
            }
            return presentMaterial(await findIn(tx, warehouseId, id));
          })
          .catch(orDuplicate),
      ),

    lots: (session: Session, warehouseId: Id, id: Id, isAll: boolean): Promise<Lot[]> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        await findIn(q, warehouseId, id);
        const lots = await listLots(q, id, isAll);
        const containers = await listLotContainers(
          q,
          lots.map((lot) => lot.id),
          isAll,
        );
        const places = await placesOf(
          q,
          containers.map((one) => one.id),
        );
        return lots.map((lot) => presentLot(lot, containers, places));
      }),

    uniqueness: (session: Session, warehouseId: Id): Promise<{ fields: UniqueField[] }> =>
      database.read(session, async (q) => {
        await openWarehouse(q, session, warehouseId);
        return { fields: await store.findUniqueness(q, warehouseId) };
      }),

    setUniqueness: (
      session: Session,
      warehouseId: Id,
      fields: readonly UniqueField[],
    ): Promise<{ fields: UniqueField[] }> =>
      database.write(session, async (tx) => {
        await openWarehouse(tx, session, warehouseId, "manage");
        const wanted = [...new Set(fields)];
        await store.setUniqueness(tx, warehouseId, wanted).catch((error: unknown) => {
          if (isUniqueViolation(error))
            throw problem("material.uniqueness.conflict", undefined, { cause: error });
          throw error;
        });
        await audit.record(tx, session, {
          action: "material.setUniqueness",
          objectType: "warehouse",
          objectId: warehouseId,
          after: { fields: wanted },
        });
        return { fields: wanted };
      }),
  };
};
export type ManageMaterials = ReturnType<typeof manageMaterials>;
