import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { listManagers } from "../warehouses/warehouses.service.ts";
import { findAlarmMaterial } from "./alarms.store.ts";
import { addressOfMaterial } from "./material-subject.ts";

const managersOf = async (q: Queries, warehouseId: Id): Promise<Id[]> => {
  const people = await listManagers(q, warehouseId);
  return people === undefined ? [] : [people.ownerId, ...people.managerIds];
};

const subjectOf = (warehouseId: Id, id: Id, name: string) =>
  ({ kind: "material", id, name, address: addressOfMaterial(warehouseId, id) }) as const;

export const inventoryNotifications: readonly NotificationRule[] = [
  {
    event: "inventory.stockLow",
    kind: "stockLow",
    isForActor: true,
    tell: async (q, { data }) => {
      const { materialId, warehouseId, num, lowQuantity, unit } = data;
      const [material, to] = await Promise.all([
        findAlarmMaterial(q, materialId),
        managersOf(q, warehouseId),
      ]);
      if (material === undefined) return [];
      const content = {
        warehouseId,
        materials: material,
        num: Number(num),
        leQuantity: Number(lowQuantity),
        subject: subjectOf(warehouseId, materialId, material.name),
        extraInfo: { material: material.name, left: `${num} ${unit}`, least: `${lowQuantity} ${unit}` },
      };
      return [{ to, bizId: materialId, content }];
    },
  },
  {
    event: "inventory.lotExpires",
    kind: "lotExpires",
    isForActor: true,
    tell: async (q, { data }) => {
      const { materialId, warehouseId, batchNo, expirationDay, days, count } = data;
      const [material, to] = await Promise.all([
        findAlarmMaterial(q, materialId),
        managersOf(q, warehouseId),
      ]);
      if (material === undefined) return [];
      const content = {
        warehouseId,
        materials: material,
        batch: { batchNo, expirationDate: expirationDay },
        expirationDate: expirationDay,
        interval: days,
        count,
        subject: subjectOf(warehouseId, materialId, material.name),
        extraInfo: { material: material.name, batch: batchNo, day: expirationDay },
      };
      return [{ to, bizId: materialId, content }];
    },
  },
];
