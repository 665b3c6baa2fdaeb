import type { Currency, Id, InventoryDashboard } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { isLowOn, todayIn } from "./usable-stock.sql.ts";

/* Reads movements and containers of the area warehouses in addition to the tables of the area. */

const DAYS_PER_YEAR = 365;

interface ValueRow {
  /** Null for materials that no order has a price of. */
  readonly currency: Currency | null;
  readonly left: string;
  readonly used: string;
  readonly materials: number;
}

interface DayRow {
  readonly day: string;
  readonly incoming: number;
  readonly outgoing: number;
  readonly uses: number;
}

/** How many movements there were on each UTC day of a range: sums of days that are over, and the rest from the ledger. */
const listDays = (q: Queries, warehouseId: Id, days: number): Promise<DayRow[]> =>
  q.rows<DayRow>(
    `with summed as (
       select day, incoming, outgoing, uses from movement_day where warehouse_id = $1 and day > current_date - $2::integer
     ), recent as (
       select m.create_time::date as day, count(*) filter (where m.amount > 0)::integer as incoming,
         count(*) filter (where m.amount < 0)::integer as outgoing,
         count(*) filter (where m.operation in ('out', 'use') and m.amount < 0 and m.reversal_of is null)::integer as uses
       from movement m
       where m.warehouse_id = $1 and m.create_time >= greatest(current_date - $2::integer + 1,
         (select max(d.day) + 1 from movement_day d where d.warehouse_id = $1))::timestamptz
       group by 1
     )
     select d.day::date::text as day, coalesce(x.incoming, 0) as incoming, coalesce(x.outgoing, 0) as outgoing,
       coalesce(x.uses, 0) as uses
     from generate_series(current_date - $2::integer + 1, current_date, interval '1 day') as d (day)
     left join (table summed union all table recent) x on x.day = d.day::date order by d.day`,
    [warehouseId, days],
  );

interface UsedFigures {
  readonly values: readonly ValueRow[];
  readonly mostUsed: InventoryDashboard["mostUsed"];
}

/**
 * Amounts left and used by the latest price of each material, whose unit prices and containers share; and the materials that
 * were taken and used most often. Whole months of the period are read as they were summed, the days before and after them
 * from the ledger.
 */
const findUsed = async (q: Queries, warehouseId: Id, days: number): Promise<UsedFigures> =>
  (await q.row<UsedFigures>(
    `with period as materialized (
       select p.first, p.months, greatest(p.months,
         (select max(x.month) + interval '1 month' from movement_month x where x.warehouse_id = $1)) as rest
       from (
         select d.first, date_trunc('month', d.first + interval '1 month' - interval '1 day') as months
         from (select (current_date - $2::integer + 1)::timestamp as first) d
       ) p
     ), used as (
       select x.item_id, x.amount, x.entries from movement_month x
       where x.warehouse_id = $1 and x.month >= (select months::date from period)
       union all
       select m.item_id, -sum(m.amount), count(*) filter (where m.amount < 0) from movement m
       where m.warehouse_id = $1 and m.operation in ('out', 'use') and m.item_id is not null
         and m.create_time >= (select first::timestamptz from period)
         and m.create_time < (select months::timestamptz from period)
       group by 1
       union all
       select m.item_id, -sum(m.amount), count(*) filter (where m.amount < 0) from movement m
       where m.warehouse_id = $1 and m.operation in ('out', 'use') and m.item_id is not null
         and m.create_time >= (select rest::timestamptz from period)
       group by 1
     ), gone as materialized (
       select u.item_id, sum(u.amount) as amount, sum(u.entries)::integer as entries from used u
       group by 1 having sum(u.entries) > 0
     ), there as (
       select c.item_id, sum(c.quantity) as amount from container c
       where c.warehouse_id = $1 and c.item_id is not null and not c.is_closed and c.quantity > 0 group by 1
     ), priced as (
       select distinct on (l.material_id) l.material_id, l.price, o.currency
       from purchase_order_line l join purchase_order o on o.id = l.order_id join material t on t.id = l.material_id
       where o.warehouse_id = $1 and l.price is not null and l.unit = t.unit and o.status <> 'revoked'
       order by l.material_id, l.id desc
     ), figures as (
       select p.currency, trim_scale(round(coalesce(sum(t.amount * p.price), 0), 2))::text as left,
         trim_scale(round(coalesce(sum(g.amount * p.price), 0), 2))::text as used,
         count(t.item_id)::integer as materials
       from there t full join gone g on g.item_id = t.item_id
       left join priced p on p.material_id = coalesce(t.item_id, g.item_id)
       group by 1
     ), most as (
       select g.item_id::text as "materialId", t.name, g.entries from gone g join material t on t.id = g.item_id
       order by g.entries desc, t.name limit 10
     )
     select (select coalesce(json_agg(f order by f.currency), '[]') from figures f) as values,
       (select coalesce(json_agg(m order by m.entries desc, m.name), '[]') from most m) as "mostUsed"`,
    [warehouseId, days],
  ))!;

/** Key figures of a warehouse, each as one query. */
export const readDashboard = async (
  q: Queries,
  warehouseId: Id,
  days: number,
  timezone: string,
): Promise<InventoryDashboard> => {
  const [counts, kinds, months, spent, range, { values, mostUsed }] = await Promise.all([
    q.row<Record<"materials" | "low" | "expiring" | "expired" | "pending" | "open_orders", number>>(
      `select
         (select count(*)::integer from material m where m.warehouse_id = $1 and not m.is_archived) as materials,
         (select count(*)::integer from material m where m.warehouse_id = $1 and ${isLowOn(todayIn("$2"))}) as low,
         (select count(*)::integer from material m where m.warehouse_id = $1 and not m.is_archived and exists (
            select from container c where c.item_id = m.id and not c.is_closed and c.quantity > 0
              and c.expiration_day between ${todayIn("$2")} and ${todayIn("$2")} + 30)) as expiring,
         (select count(*)::integer from material m where m.warehouse_id = $1 and not m.is_archived and exists (
            select from container c where c.item_id = m.id and not c.is_closed and c.quantity > 0
              and c.expiration_day < ${todayIn("$2")})) as expired,
         (select count(*)::integer from stock_application s where s.warehouse_id = $1 and s.status = 'PENDING') as pending,
         (select count(*)::integer from purchase_order o where o.warehouse_id = $1
            and o.status in ('pending', 'approved', 'ordered', 'partlyReceived')) as open_orders`,
      [warehouseId, timezone],
    ),
    q.rows<InventoryDashboard["kinds"][number]>(
      `select kind, count(*)::integer as materials from material
       where warehouse_id = $1 and not is_archived group by kind order by 2 desc, 1`,
      [warehouseId],
    ),
    q.rows<InventoryDashboard["expiryMonths"][number]>(
      `select to_char(c.expiration_day, 'YYYY-MM') as month, count(*)::integer as containers from container c
       where c.warehouse_id = $1 and not c.is_closed and c.quantity > 0 and c.expiration_day < ${todayIn("$2")} + 366
       group by 1 order by 1 limit 36`,
      [warehouseId, timezone],
    ),
    q.rows<InventoryDashboard["spent"][number]>(
      `select o.currency, trim_scale(sum(l.received * l.price))::text as total from purchase_order o
       join purchase_order_line l on l.order_id = o.id
       where o.warehouse_id = $1 and o.status <> 'revoked' and l.price is not null and l.received > 0
         and o.create_time >= current_date - ($2::integer - 1)
       group by 1 order by 1`,
      [warehouseId, days],
    ),
    listDays(q, warehouseId, days),
    findUsed(q, warehouseId, days),
  ]);
  return {
    materials: counts!.materials,
    low: counts!.low,
    expiring: counts!.expiring,
    expired: counts!.expired,
    pendingApplications: counts!.pending,
    openOrders: counts!.open_orders,
    kinds,
    days: range.map(({ day, incoming, outgoing }) => ({ day, incoming, outgoing })),
    expiryMonths: months,
    mostUsed,
    spent,
    values: values
      .filter(({ currency }) => currency !== null)
      .map((row) => ({
        currency: row.currency!,
        left: row.left,
        used: row.used,
        turnsPerYear:
          Number(row.left) > 0 ? (Number(row.used) / Number(row.left)) * (DAYS_PER_YEAR / days) : null,
      })),
    withoutPrice: values.find(({ currency }) => currency === null)?.materials ?? 0,
    uses: range.reduce((sum, { uses }) => sum + uses, 0),
  };
};
