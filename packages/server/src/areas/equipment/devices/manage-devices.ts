import type {
  BookingRules,
  Equipment,
  EquipmentDetail,
  EquipmentInput,
  FieldFilter,
  Id,
} from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { findLimit, fitsLimit, lockTeamForUpdate } from "../../access/access.service.ts";
import {
  fillFields,
  filtersText,
  type NumberingService,
  searchRecords,
} from "../../records/records.service.ts";
import { presentDetail, presentDevice } from "../equipment.present.ts";
import * as store from "./devices.store.ts";
import { findGroup } from "./groups.store.ts";

/** Options of a device list. */
export interface DeviceQuery extends Omit<store.DeviceFilter, "filters" | "search"> {
  readonly search?: string | undefined;
  readonly fields?: readonly FieldFilter[] | undefined;
  readonly currentPage: number;
  readonly size: number;
}

/** Handles the bookings of a device that is archived; returns how many are upcoming and were not cancelled. */
export type EndBookings = (
  tx: Queries,
  session: Session,
  equipmentId: Id,
  isCancelled: boolean,
) => Promise<number>;

/** @throws equipment.not.found */
export const openDevice = async (q: Queries, id: Id): Promise<store.DeviceRow> => {
  const [row] = await store.findDevices(q, [id]);
  if (row === undefined) throw problem("equipment.not.found");
  return row;
};

/** The same, locked until the transaction ends. @throws equipment.not.found */
export const lockDevice = async (tx: Queries, id: Id): Promise<store.DeviceRow> => {
  const [row] = await store.lockDevices(tx, [id]);
  if (row === undefined) throw problem("equipment.not.found");
  return row;
};

/** What the audit trail stores of a device. */
const auditOf = (row: store.DeviceRow) => ({
  name: row.name,
  assetNo: row.asset_no,
  model: row.model,
  serialNo: row.serial_no,
  manufacturer: row.manufacturer,
  category: row.category,
  location: row.location,
  groupId: row.group_id,
  timezone: row.timezone,
  isBookable: row.is_bookable,
  setupMinutes: row.setup_minutes,
  cleanupMinutes: row.cleanup_minutes,
  calibrationDue: row.calibration_due,
  hourRate: row.hour_rate,
  owners: row.owners.map(({ name }) => name),
});

/** Devices: list, create, change, archive. */
export const manageDevices = (
  { database, audit }: Pick<Kernel, "database" | "audit">,
  numbering: Pick<NumberingService, "take">,
  endBookings: EndBookings,
) => {
  const refuseUnknown = async (tx: Queries, input: EquipmentInput, equipmentId: Id | null): Promise<void> => {
    const { ownerIds, groupId, pictureId } = input;
    const owners = [...new Set(ownerIds)];
    if (owners.length > 0 && (await store.countMembers(tx, owners)) < owners.length)
      throw problem("equipment.owner.unknown");
    if (groupId !== null && (await findGroup(tx, groupId)) === undefined)
      throw problem("equipment.group.not.found");
    if (pictureId === null) return;
    if (equipmentId === null || !(await store.hasAttachment(tx, equipmentId, pictureId)))
      throw problem("equipment.picture.unknown");
  };

  /** Only devices in use count. @throws equipment.limit.exceed */
  const refuseBeyondLimit = async (tx: Queries, wanted: number): Promise<void> => {
    const limit = await findLimit(tx, "EQUIPMENT_LIMIT");
    if (limit < 0) return;
    // Two concurrent requests must not both be the last that fits.
    await lockTeamForUpdate(tx);
    const present = await store.countDevicesInUse(tx);
    if (!fitsLimit(limit, present, wanted)) throw problem("equipment.limit.exceed", { limit });
  };

  /** @throws equipment.asset.taken */
  const assetNoOf = async (tx: Queries, wanted: string): Promise<string> => {
    if (wanted === "") return numbering.take(tx, "equipment", (number) => store.hasAssetNo(tx, number));
    if (await store.hasAssetNo(tx, wanted)) throw problem("equipment.asset.taken", { assetNo: wanted });
    return wanted;
  };

  const asTaken =
    (assetNo: string) =>
    (error: unknown): never => {
      throw isUniqueViolation(error) ? problem("equipment.asset.taken", { assetNo }) : error;
    };

  const insert = async (tx: Queries, scope: Scope, input: EquipmentInput): Promise<store.DeviceRow> => {
    await refuseUnknown(tx, input, null);
    const assetNo = await assetNoOf(tx, input.assetNo);
    const id = await store.insertDevice(tx, { ...input, assetNo });
    store.replaceOwners(tx, id, [...new Set(input.ownerIds)]);
    await fillFields.save(tx, "equipment", [{ subjectId: id, entries: input.fields ?? {} }]);
    const row = await openDevice(tx, id);
    await audit.record(tx, scope, {
      action: "equipment.create",
      objectType: "equipment",
      objectId: id,
      after: auditOf(row),
    });
    return row;
  };

  return {
    list: (
      session: Session,
      { currentPage, size, fields, search, ...filter }: DeviceQuery,
    ): Promise<{ records: Equipment[]; total: number }> =>
      database.read(session, async (q) => {
        const narrowed = {
          ...{ ...filter, filters: filtersText(fields) },
          search: await searchRecords(q, "equipment", search),
        };
        const [rows, total] = await Promise.all([
          store.listDevices(q, narrowed, { skip: (currentPage - 1) * size, limit: size }),
          store.countDevices(q, narrowed),
        ]);
        return { records: rows.map((row) => presentDevice(row, session)), total };
      }),

    categories: (scope: Scope): Promise<string[]> => database.read(scope, store.listCategories),

    get: (session: Session, id: Id): Promise<EquipmentDetail> =>
      database.read(session, async (q) => presentDetail(await openDevice(q, id), session)),

    /** @throws equipment.limit.exceed, equipment.asset.taken, and the errors of unknown users or objects */
    create: (session: Session, input: EquipmentInput): Promise<EquipmentDetail> =>
      database
        .write(session, async (tx) => {
          await refuseBeyondLimit(tx, 1);
          return presentDetail(await insert(tx, session, input), session);
        })
        .catch(asTaken(input.assetNo)),

    /** Rows of a table, in the transaction of its batch. @throws equipment.limit.exceed */
    async addAll(tx: Queries, scope: Scope, inputs: readonly EquipmentInput[]): Promise<void> {
      await refuseBeyondLimit(tx, inputs.length);
      for (const input of inputs) await insert(tx, scope, input);
    },

    /** @throws equipment.not.found, equipment.stale, and as `create` */
    update: (
      session: Session,
      id: Id,
      { version, ...input }: EquipmentInput & { readonly version: number },
    ): Promise<EquipmentDetail> =>
      database
        .write(session, async (tx) => {
          const before = await lockDevice(tx, id);
          if (before.version !== version) throw problem("equipment.stale");
          await refuseUnknown(tx, input, id);
          const assetNo =
            input.assetNo === before.asset_no ? before.asset_no : await assetNoOf(tx, input.assetNo);
          store.updateDevice(tx, id, { ...input, assetNo });
          store.replaceOwners(tx, id, [...new Set(input.ownerIds)]);
          if (input.fields !== undefined)
            await fillFields.save(tx, "equipment", [{ subjectId: id, entries: input.fields }]);
          const row = await openDevice(tx, id);
          await audit.record(tx, session, {
            action: "equipment.update",
            objectType: "equipment",
            objectId: id,
            before: auditOf(before),
            after: auditOf(row),
          });
          return presentDetail(row, session);
        })
        .catch(asTaken(input.assetNo)),

    /** @throws equipment.not.found, equipment.has.reservations, equipment.limit.exceed */
    archive: (
      session: Session,
      id: Id,
      {
        isArchived,
        cancelReservations,
      }: { readonly isArchived: boolean; readonly cancelReservations: boolean },
    ): Promise<EquipmentDetail> =>
      database.write(session, async (tx) => {
        const before = await lockDevice(tx, id);
        const status = isArchived ? "archive" : "normal";
        if (before.status === status) return presentDetail(before, session);
        if (isArchived) {
          const count = await endBookings(tx, session, id, cancelReservations);
          if (count > 0) throw problem("equipment.has.reservations", { count });
        } else await refuseBeyondLimit(tx, 1);
        store.setStatus(tx, id, status);
        await audit.record(tx, session, {
          action: isArchived ? "equipment.archive" : "equipment.restore",
          objectType: "equipment",
          objectId: id,
          before: { status: before.status },
          after: { status },
        });
        return presentDetail(await openDevice(tx, id), session);
      }),

    /** @throws equipment.not.found, equipment.stale */
    changeRules: (
      session: Session,
      id: Id,
      { rules, version }: { readonly rules: BookingRules | null; readonly version: number },
    ): Promise<EquipmentDetail> =>
      database.write(session, async (tx) => {
        const before = await lockDevice(tx, id);
        if (before.version !== version) throw problem("equipment.stale");
        store.setRules(tx, id, rules);
        await audit.record(tx, session, {
          action: "equipment.changeRules",
          objectType: "equipment",
          objectId: id,
          before: before.rules,
          after: rules,
        });
        return presentDetail(await openDevice(tx, id), session);
      }),

    /** Transfers the responsibilities of a member who leaves to their successor. */
    async handOver(
      tx: Queries,
      scope: Scope,
      { from, to }: { readonly from: Id; readonly to: Id },
    ): Promise<void> {
      for (const id of await store.transferOwnership(tx, from, to))
        await audit.record(tx, scope, {
          action: "equipment.update",
          objectType: "equipment",
          objectId: id,
          before: { ownerId: from },
          after: { ownerId: to },
        });
    },
  };
};
export type ManageDevices = ReturnType<typeof manageDevices>;
