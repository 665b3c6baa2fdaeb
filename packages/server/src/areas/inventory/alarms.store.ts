// Reads notification_reader of notifications, because a day begins where the notified person is; containers and warehouses,
// because low stock and expiry depend on the remaining amounts.
import type { Id, InventoryAlarm } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { StockFigures } from "../warehouses/warehouses.service.ts";
import { isLowOn, todayIn, usableOn } from "./usable-stock.sql.ts";

/** Maximum number of rows of one step. */
export const ALARM_BATCH = 200;

export interface LowRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly owner_id: Id;
  readonly unit: string;
  readonly low_quantity: string;
  readonly available: string;
  readonly is_notified: boolean;
}

/** Today where the owner of warehouse `w`, who is notified, was last seen. */
const ownersToday = todayIn(`coalesce((
  select r.timezone from notification_reader r where r.account_id = w.owner_id), 'Asia/Shanghai')`);
const available = usableOn(ownersToday);

/** Materials whose low-stock state has changed since it was last recorded. */
export const listLow = (tx: Queries): Promise<LowRow[]> =>
  tx.rows<LowRow>(
    `select x.* from (
       select m.id, m.warehouse_id, w.owner_id, m.unit, m.low_quantity::text, ${available}::text as available,
         m.low_notified_time is not null as is_notified, ${available} < m.low_quantity as is_low
       from material m join warehouse w on w.id = m.warehouse_id
       where m.low_quantity is not null and not m.is_archived and not w.is_archived
     ) x where x.is_low <> x.is_notified order by x.id ${limitTo(ALARM_BATCH)}`,
  );

export const noteLow = (tx: Queries, id: Id, isOver: boolean): void =>
  tx.send("update material set low_notified_time = case when $2 then null else now() end where id = $1", [
    id,
    isOver,
  ]);

export interface ExpiringRow {
  readonly id: Id;
  readonly material_id: Id;
  readonly warehouse_id: Id;
  readonly owner_id: Id;
  readonly batch_no: string;
  readonly expiration_day: string;
  readonly days: number;
  readonly count: number;
}

/** Lots that are as close to their expiry as their material's setting, and were not announced yet. */
export const listExpiring = (tx: Queries): Promise<ExpiringRow[]> =>
  tx.rows<ExpiringRow>(
    `select x.* from (
       select l.id, l.material_id, l.warehouse_id, w.owner_id, l.batch_no, l.expiration_day::text,
         l.expiration_day - ${ownersToday} as days,
         (select count(*)::integer from container c
          where c.holder_kind = 'lot' and c.holder_id = l.id and not c.is_closed and c.quantity > 0) as count
       from lot l join material m on m.id = l.material_id join warehouse w on w.id = l.warehouse_id
       where l.expiry_notified_day is null and m.expiry_days is not null and not m.is_archived and not w.is_archived
         and l.expiration_day <= ${ownersToday} + m.expiry_days
     ) x where x.count > 0 order by x.id ${limitTo(ALARM_BATCH)}`,
  );

export const noteExpiring = (tx: Queries, lotId: Id): void =>
  tx.send("update lot set expiry_notified_day = current_date where id = $1", [lotId]);

/** Sums the movements of days and months that are over, for the dashboards of the team. */
export const sumMovements = async (tx: Queries): Promise<void> => {
  tx.send("select sum_movement_days()");
  tx.send("select sum_movement_months()");
};

/** Teams in the order of their ids, after one of them. */
export const listTeams = async (q: Queries, after: Id): Promise<Id[]> =>
  (await q.rows<{ id: Id }>("select tenants_after($1, $2)::text as id", [after, ALARM_BATCH])).map(
    ({ id }) => id,
  );

/** Materials of some warehouses, and those of them that are low, have expired stock or some that expires within 30 days. */
export const countMaterialsByWarehouse = async (
  q: Queries,
  warehouseIds: readonly Id[],
  timezone: string,
): Promise<ReadonlyMap<Id, StockFigures>> => {
  const today = todayIn("$2");
  const rows = await q.rows<StockFigures & { warehouse_id: Id }>(
    `select m.warehouse_id, count(*)::integer as items, count(*) filter (where ${isLowOn(today)})::integer as low,
       count(*) filter (where d.expired)::integer as expired, count(*) filter (where d.expiring)::integer as expiring
     from material m left join (
       select c.item_id, bool_or(c.expiration_day < ${today}) as expired,
         bool_or(c.expiration_day >= ${today}) as expiring
       from container c
       where c.warehouse_id = any($1::bigint[]) and not c.is_closed and c.quantity > 0 and c.item_id is not null
         and c.expiration_day <= ${today} + 30
       group by 1
     ) d on d.item_id = m.id
     where m.warehouse_id = any($1::bigint[]) and not m.is_archived
     group by 1`,
    [warehouseIds, timezone],
  );
  return new Map(rows.map(({ warehouse_id: id, ...figures }) => [id, figures]));
};

/** A notification's content about a material. */
export const findAlarmMaterial = (q: Queries, id: Id) =>
  q.row<{ name: string; unit: string }>("select name, unit from material where id = $1", [id]);

/** Of the warehouses that the reader may open, those with low or expiring stock. */
export const listAlarms = (q: Queries, timezone: string): Promise<InventoryAlarm[]> =>
  q.rows<InventoryAlarm>(
    `select x."warehouseId"::text as "warehouseId", x.name, x.low, x.expiring from (
       select w.id as "warehouseId", w.name,
         (select count(*)::integer from material m where m.warehouse_id = w.id and ${isLowOn(todayIn("$1"))}) as low,
         (select count(*)::integer from material m where m.warehouse_id = w.id and not m.is_archived and exists (
            select from container c where c.item_id = m.id and not c.is_closed and c.quantity > 0
              and c.expiration_day <= ${todayIn("$1")} + 30)) as expiring
       from readable_warehouse w where w.kind = 'inventory' and not w.is_archived order by lower(w.name), w.id limit 20
     ) x where x.low + x.expiring > 0`,
    [timezone],
  );
