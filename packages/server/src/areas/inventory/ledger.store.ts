import type { Unit } from "@benchleaf/bio";
import type { Id, InventoryDashboard, LedgerEntry, StockOperation } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads movements, containers and accounts in addition to its own tables. */

interface LedgerRow {
  readonly id: Id;
  readonly container_id: Id;
  readonly operation: StockOperation;
  readonly amount: string;
  readonly unit: Unit;
  readonly reversal_of: Id | null;
  readonly is_reversed: boolean;
  readonly reason: string;
  readonly author_id: Id;
  readonly author: string;
  readonly create_time: Date;
  readonly material_id: Id | null;
  readonly material: string | null;
  readonly batch_no: string | null;
  readonly label: string;
}

export interface LedgerFilter {
  readonly warehouseId: Id;
  readonly materialId: Id | undefined;
  readonly operation: StockOperation | undefined;
  readonly direction: "in" | "out" | undefined;
  /** First and last day. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly before: Id | undefined;
  readonly limit: number;
}

/** The newest first. Which movements a page shows is found first; what it shows of each is read for those alone. */
export const listMovements = (q: Queries, filter: LedgerFilter): Promise<LedgerRow[]> => {
  const values: unknown[] = [filter.warehouseId];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    "m.warehouse_id = $1",
    ...(filter.materialId === undefined ? [] : [`m.item_id = ${given(filter.materialId)}`]),
    ...(filter.operation === undefined ? [] : [`m.operation = ${given(filter.operation)}`]),
    ...(filter.direction === undefined ? [] : [`m.amount ${filter.direction === "in" ? ">" : "<"} 0`]),
    ...(filter.from === undefined ? [] : [`m.create_time >= ${given(filter.from)}::date`]),
    ...(filter.to === undefined ? [] : [`m.create_time < ${given(filter.to)}::date + 1`]),
    ...(filter.before === undefined ? [] : [`m.id < ${given(filter.before)}`]),
  ];
  return q.rows<LedgerRow>(
    `select m.id, m.container_id, m.operation, trim_scale(m.amount)::text as amount, c.unit, m.reversal_of,
       exists (select from movement r where r.reversal_of = m.id) as is_reversed, m.reason, m.author_id,
       a.name as author, m.create_time, m.item_id as material_id, t.name as material, l.batch_no, c.label
     from (select * from movement m where ${conditions.join(" and ")} order by m.id desc ${limitTo(filter.limit)}) m
     join container c on c.id = m.container_id
     join account a on a.id = m.author_id
     left join material t on t.id = m.item_id
     left join lot l on c.holder_kind = 'lot' and l.id = c.holder_id
     order by m.id desc`,
    values,
  );
};

export const presentMovement = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  containerId: row.container_id,
  operation: row.operation,
  amount: { value: row.amount, unit: row.unit },
  reversalOf: row.reversal_of,
  isReversed: row.is_reversed,
  reason: row.reason,
  authorId: row.author_id,
  author: row.author,
  createTime: row.create_time.toISOString(),
  materialId: row.material_id,
  material: row.material ?? "",
  batchNo: row.batch_no ?? "",
  label: row.label,
});

/** Key figures of a warehouse, each as one query. */
export const readDashboard = async (
  q: Queries,
  warehouseId: Id,
  days: number,
): Promise<InventoryDashboard> => {
  const range = "current_date - ($2::integer - 1)";
  const [counts, kinds, byDay, months, mostUsed, spent] = await Promise.all([
    q.row<Record<"materials" | "low" | "expiring" | "expired" | "pending" | "open_orders", number>>(
      `select
         (select count(*)::integer from material m where m.warehouse_id = $1 and not m.is_archived) as materials,
         (select count(*)::integer from material m where m.warehouse_id = $1 and not m.is_archived
            and m.low_quantity is not null and coalesce((
              select sum(c.quantity - c.held) from container c
              where c.item_id = m.id and not c.is_closed and c.quantity > 0
                and (c.expiration_day is null or c.expiration_day >= current_date)), 0) < m.low_quantity) as low,
         (select count(*)::integer from container c where c.warehouse_id = $1 and not c.is_closed and c.quantity > 0
            and c.expiration_day between current_date and current_date + 30) as expiring,
         (select count(*)::integer from container c where c.warehouse_id = $1 and not c.is_closed and c.quantity > 0
            and c.expiration_day < current_date) as expired,
         (select count(*)::integer from stock_application s where s.warehouse_id = $1 and s.status = 'PENDING') as pending,
         (select count(*)::integer from purchase_order o where o.warehouse_id = $1
            and o.status in ('pending', 'approved', 'ordered', 'partlyReceived')) as open_orders`,
      [warehouseId],
    ),
    q.rows<InventoryDashboard["kinds"][number]>(
      `select kind, count(*)::integer as materials from material
       where warehouse_id = $1 and not is_archived group by kind order by 2 desc, 1`,
      [warehouseId],
    ),
    q.rows<InventoryDashboard["days"][number]>(
      `select d.day::date::text as day, count(m.id) filter (where m.amount > 0)::integer as incoming,
         count(m.id) filter (where m.amount < 0)::integer as outgoing
       from generate_series(${range}, current_date, interval '1 day') as d (day)
       left join movement m on m.warehouse_id = $1 and m.create_time >= d.day and m.create_time < d.day + interval '1 day'
       group by d.day order by d.day`,
      [warehouseId, days],
    ),
    q.rows<InventoryDashboard["expiryMonths"][number]>(
      `select to_char(c.expiration_day, 'YYYY-MM') as month, count(*)::integer as containers from container c
       where c.warehouse_id = $1 and not c.is_closed and c.quantity > 0 and c.expiration_day < current_date + 366
       group by 1 order by 1 limit 36`,
      [warehouseId],
    ),
    q.rows<InventoryDashboard["mostUsed"][number]>(
      `select m.item_id as "materialId", t.name, count(*)::integer as entries from movement m
       join material t on t.id = m.item_id
       where m.warehouse_id = $1 and m.amount < 0 and m.operation in ('out', 'use') and m.create_time >= ${range}
       group by 1, 2 order by 3 desc, 2 limit 10`,
      [warehouseId, days],
    ),
    q.rows<InventoryDashboard["spent"][number]>(
      `select o.currency, trim_scale(sum(l.received * l.price))::text as total from purchase_order o
       join purchase_order_line l on l.order_id = o.id
       where o.warehouse_id = $1 and o.status <> 'revoked' and l.price is not null and l.received > 0
         and o.create_time >= ${range}
       group by 1 order by 1`,
      [warehouseId, days],
    ),
  ]);
  return {
    materials: counts!.materials,
    low: counts!.low,
    expiring: counts!.expiring,
    expired: counts!.expired,
    pendingApplications: counts!.pending,
    openOrders: counts!.open_orders,
    kinds,
    days: byDay,
    expiryMonths: months,
    mostUsed,
    spent,
  };
};
