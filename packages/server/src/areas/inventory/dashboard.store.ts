import type { Currency, Id, InventoryDashboard } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Reads movements and containers of the area warehouses in addition to the tables of the area. */

const DAYS_PER_YEAR = 365;

interface ValueRow {
  /** Null for materials that no order has a price of. */
  readonly currency: Currency | null;
  readonly left: string;
  readonly used: string;
  readonly materials: number;
}

/** What went in and out of a range of days: by day, by material, and all. */
interface TurnoverRow {
  /** 1: of a day, 2: of a material, 3: of all. */
  readonly level: number;
  readonly day: string | null;
  readonly item_id: Id | null;
  readonly incoming: number;
  readonly outgoing: number;
  /** Entries of what was taken or used, and its amount. */
  readonly entries: number;
  readonly used: string;
  /** Those that no counter-entry is. */
  readonly uses: number;
}

/** Read once, however many figures are made of it. */
const listTurnover = (q: Queries, warehouseId: Id, days: number): Promise<TurnoverRow[]> =>
  q.rows<TurnoverRow>(
    `with moved as (
       select m.create_time::date as day, m.item_id, m.amount, m.reversal_of, m.operation in ('out', 'use') as is_used
       from movement m where m.warehouse_id = $1 and m.create_time >= (current_date - ($2::integer - 1))::timestamptz
     )
     select grouping(day, item_id) as level, day::text, item_id, count(*) filter (where amount > 0)::integer as incoming,
       count(*) filter (where amount < 0)::integer as outgoing,
       count(*) filter (where is_used and amount < 0)::integer as entries,
       coalesce(-sum(amount) filter (where is_used), 0)::text as used,
       count(*) filter (where is_used and amount < 0 and reversal_of is null)::integer as uses
     from moved group by grouping sets ((day), (item_id), ())`,
    [warehouseId, days],
  );

/** Amounts left and used by the latest price of each material, whose unit prices and containers share. */
const listValues = (q: Queries, warehouseId: Id, used: readonly TurnoverRow[]): Promise<ValueRow[]> =>
  q.rows<ValueRow>(
    `with there as (
       select c.item_id, sum(c.quantity) as amount from container c
       where c.warehouse_id = $1 and c.item_id is not null and not c.is_closed and c.quantity > 0 group by 1
     ), gone as (
       select item_id, amount from unnest($2::bigint[], $3::numeric[]) as g (item_id, amount)
     ), priced as (
       select distinct on (l.material_id) l.material_id, l.price, o.currency
       from purchase_order_line l join purchase_order o on o.id = l.order_id join material t on t.id = l.material_id
       where o.warehouse_id = $1 and l.price is not null and l.unit = t.unit and o.status <> 'revoked'
       order by l.material_id, l.id desc
     )
     select p.currency, trim_scale(round(coalesce(sum(t.amount * p.price), 0), 2))::text as left,
       trim_scale(round(coalesce(sum(g.amount * p.price), 0), 2))::text as used,
       count(t.item_id)::integer as materials
     from there t full join gone g on g.item_id = t.item_id
     left join priced p on p.material_id = coalesce(t.item_id, g.item_id)
     group by 1 order by 1`,
    [warehouseId, used.map((row) => row.item_id), used.map((row) => row.used)],
  );

/** The materials that were taken and used most often. */
const listMostUsed = (
  q: Queries,
  used: readonly TurnoverRow[],
): Promise<InventoryDashboard["mostUsed"][number][]> =>
  q.rows(
    `select g.item_id as "materialId", t.name, g.entries from unnest($1::bigint[], $2::integer[]) as g (item_id, entries)
     join material t on t.id = g.item_id order by g.entries desc, t.name limit 10`,
    [used.map((row) => row.item_id), used.map((row) => row.entries)],
  );

/** Key figures of a warehouse, each as one query. */
export const readDashboard = async (
  q: Queries,
  warehouseId: Id,
  days: number,
): Promise<InventoryDashboard> => {
  const [counts, kinds, months, spent, range, turnover] = await Promise.all([
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
    q.rows<InventoryDashboard["expiryMonths"][number]>(
      `select to_char(c.expiration_day, 'YYYY-MM') as month, count(*)::integer as containers from container c
       where c.warehouse_id = $1 and not c.is_closed and c.quantity > 0 and c.expiration_day < current_date + 366
       group by 1 order by 1 limit 36`,
      [warehouseId],
    ),
    q.rows<InventoryDashboard["spent"][number]>(
      `select o.currency, trim_scale(sum(l.received * l.price))::text as total from purchase_order o
       join purchase_order_line l on l.order_id = o.id
       where o.warehouse_id = $1 and o.status <> 'revoked' and l.price is not null and l.received > 0
         and o.create_time >= current_date - ($2::integer - 1)
       group by 1 order by 1`,
      [warehouseId, days],
    ),
    q.rows<{ day: string }>(
      `select d.day::date::text as day
       from generate_series(current_date - ($1::integer - 1), current_date, interval '1 day') as d (day) order by 1`,
      [days],
    ),
    listTurnover(q, warehouseId, days),
  ]);
  const ofMaterials = turnover.filter((row) => row.level === 2 && row.item_id !== null && row.entries > 0);
  const [mostUsed, values] = await Promise.all([
    listMostUsed(q, ofMaterials),
    listValues(q, warehouseId, ofMaterials),
  ]);
  const byDay = new Map(turnover.filter((row) => row.level === 1).map((row) => [row.day, row]));
  const all = turnover.find((row) => row.level === 3);
  return {
    materials: counts!.materials,
    low: counts!.low,
    expiring: counts!.expiring,
    expired: counts!.expired,
    pendingApplications: counts!.pending,
    openOrders: counts!.open_orders,
    kinds,
    days: range.map(({ day }) => {
      const { incoming = 0, outgoing = 0 } = byDay.get(day) ?? {};
      return { day, incoming, outgoing };
    }),
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
    uses: all?.uses ?? 0,
  };
};
