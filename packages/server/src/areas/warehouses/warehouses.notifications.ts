import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { addressOfWarehouse } from "./warehouse-subjects.ts";
import { findAnyWarehouse, findPersonName } from "./warehouses.store.ts";

const contentOf = async (q: Queries, id: Id) => {
  const row = await findAnyWarehouse(q, id);
  if (row === undefined) return undefined;
  return {
    warehouseId: id,
    subject: { kind: "warehouse" as const, id, name: row.name, address: addressOfWarehouse(row) },
  };
};

export const warehousesNotifications: readonly NotificationRule[] = [
  {
    event: "warehouse.ownerChanged",
    kind: "warehouseOwnerChanged",
    tell: async (q, { data: { warehouseId, from, to } }) => {
      const [content, name] = await Promise.all([contentOf(q, warehouseId), findPersonName(q, to)]);
      if (content === undefined) return [];
      return [{ to: [to, from], bizId: warehouseId, content: { ...content, extraInfo: { to: name } } }];
    },
  },
  {
    event: "warehouse.membersAdded",
    kind: "warehouseJoined",
    tell: async (q, { data: { warehouseId, userIds } }) => {
      const content = await contentOf(q, warehouseId);
      return content === undefined ? [] : [{ to: userIds, bizId: warehouseId, content }];
    },
  },
];
