import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import * as store from "./alarms.store.ts";

/** Low stock once, until there was enough again. */
const emitLow = async (tx: Queries, kernel: Pick<Kernel, "events">, tenantId: Id): Promise<void> => {
  const rows = await store.listLow(tx);
  for (const row of rows) {
    store.noteLow(tx, row.id, row.is_notified);
    if (row.is_notified) continue;
    await kernel.events.emit(
      tx,
      { tenantId, userId: row.owner_id },
      {
        type: "inventory.stockLow",
        data: {
          materialId: row.id,
          warehouseId: row.warehouse_id,
          num: row.available,
          lowQuantity: row.low_quantity,
          unit: row.unit,
        },
      },
    );
  }
};

/** Each lot once, as soon as its expiry is within its material's setting. */
const emitExpiring = async (tx: Queries, kernel: Pick<Kernel, "events">, tenantId: Id): Promise<void> => {
  const rows = await store.listExpiring(tx);
  for (const row of rows) {
    store.noteExpiring(tx, row.id);
    await kernel.events.emit(
      tx,
      { tenantId, userId: row.owner_id },
      {
        type: "inventory.lotExpires",
        data: {
          materialId: row.material_id,
          warehouseId: row.warehouse_id,
          batchNo: row.batch_no,
          expirationDay: row.expiration_day,
          days: row.days,
          count: row.count,
        },
      },
    );
  }
};

/** Records low and expiring stock of one team; returns null if there is nothing new. */
export const noteAlarms = (
  { database, events }: Pick<Kernel, "database" | "events">,
  tenantId: Id,
): Promise<void> =>
  database.write({ tenantId, userId: "0" }, async (tx) => {
    await emitLow(tx, { events }, tenantId);
    await emitExpiring(tx, { events }, tenantId);
  });

/** Notifies managers of warehouses of low and expiring stock, each night, and sums the days and months before. */
export const notifyAlarms = (kernel: Kernel): void =>
  kernel.jobs.everyNight("inventory-alarms", async () => {
    let after: Id = "0";
    for (;;) {
      const from = after;
      const teams = await kernel.database.open((q) => store.listTeams(q, from));
      for (const team of teams) {
        await noteAlarms(kernel, team);
        await kernel.database.write({ tenantId: team, userId: "0" }, store.sumMovements);
      }
      if (teams.length < store.ALARM_BATCH) return;
      after = teams.at(-1)!;
    }
  });
