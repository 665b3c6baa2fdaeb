import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads containers and warehouses beside the tables of the area. */

const BATCH = 200;

interface LowRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly owner_id: Id;
  readonly unit: string;
  readonly low_quantity: string;
  readonly available: string;
  readonly is_told: boolean;
}

const available = `coalesce((select sum(c.quantity - c.held) from container c
  where c.item_id = m.id and not c.is_closed and c.quantity > 0
    and (c.expiration_day is null or c.expiration_day >= current_date)), 0)`;

/** Low ones once, until there was enough again. */
const tellLow = async (tx: Queries, kernel: Pick<Kernel, "events">, tenantId: Id): Promise<void> => {
  const rows = await tx.rows<LowRow>(
    `select x.* from (
       select m.id, m.warehouse_id, w.owner_id, m.unit, m.low_quantity::text, ${available}::text as available,
         m.low_told_time is not null as is_told, ${available} < m.low_quantity as is_low
       from material m join warehouse w on w.id = m.warehouse_id
       where m.low_quantity is not null and not m.is_archived and not w.is_archived
     ) x where x.is_low <> x.is_told order by x.id ${limitTo(BATCH)}`,
  );
  for (const row of rows) {
    tx.send("update material set low_told_time = case when $2 then null else now() end where id = $1", [
      row.id,
      row.is_told,
    ]);
    if (row.is_told) continue;
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

interface ExpiringRow {
  readonly id: Id;
  readonly material_id: Id;
  readonly warehouse_id: Id;
  readonly owner_id: Id;
  readonly batch_no: string;
  readonly expiration_day: string;
  readonly days: number;
  readonly count: number;
}

/** Each lot once, as soon as it is as near to its day as its material says. */
const tellExpiring = async (tx: Queries, kernel: Pick<Kernel, "events">, tenantId: Id): Promise<void> => {
  const rows = await tx.rows<ExpiringRow>(
    `select x.* from (
       select l.id, l.material_id, l.warehouse_id, w.owner_id, l.batch_no, l.expiration_day::text,
         l.expiration_day - current_date as days,
         (select count(*)::integer from container c
          where c.holder_kind = 'lot' and c.holder_id = l.id and not c.is_closed and c.quantity > 0) as count
       from lot l join material m on m.id = l.material_id join warehouse w on w.id = l.warehouse_id
       where l.expiry_told_day is null and m.expiry_days is not null and not m.is_archived and not w.is_archived
         and l.expiration_day <= current_date + m.expiry_days
     ) x where x.count > 0 order by x.id ${limitTo(BATCH)}`,
  );
  for (const row of rows) {
    tx.send("update lot set expiry_told_day = current_date where id = $1", [row.id]);
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

/** Notes what is low and what expires, of one team; answers nothing where there is nothing new. */
export const noteAlarms = (
  { database, events }: Pick<Kernel, "database" | "events">,
  tenantId: Id,
): Promise<void> =>
  database.write({ tenantId, userId: "0" }, async (tx) => {
    await tellLow(tx, { events }, tenantId);
    await tellExpiring(tx, { events }, tenantId);
  });

/** Tells who manages a warehouse of what is low and what expires, each night. */
export const tellAlarms = (kernel: Kernel): void =>
  kernel.jobs.everyNight("inventory-alarms", async () => {
    let after: Id = "0";
    for (;;) {
      const { rows } = await kernel.ownerPool.query<{ tenant_id: Id }>(
        `select distinct tenant_id from warehouse where kind = 'inventory' and tenant_id > $1
         order by tenant_id ${limitTo(BATCH)}`,
        [after],
      );
      for (const { tenant_id: tenantId } of rows) await noteAlarms(kernel, tenantId);
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.tenant_id;
    }
  });
