import type { Unit } from "@benchleaf/bio";
import type { Id, LedgerEntry, StockOperation } from "@benchleaf/contract";
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
  readonly material_number: string | null;
  readonly batch_no: string | null;
  readonly expiration_day: string | null;
  readonly supplier: string | null;
  readonly label: string;
}

export interface LedgerFilter {
  readonly warehouseId: Id;
  readonly movementId?: Id;
  readonly materialId: Id | undefined;
  readonly operation: StockOperation | undefined;
  readonly direction: "in" | "out" | undefined;
  /** First and last day. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Whose days these are; UTC if left out. */
  readonly timezone?: string | undefined;
  readonly before: Id | undefined;
  readonly limit: number;
}

/** Movements are numbered in the order of their times but for those of one moment; of some days, an index has them by time. */
const orders = {
  byId: { by: "m.id desc", before: (id: string) => `m.id < ${id}` },
  byTime: {
    by: "m.create_time desc, m.id desc",
    before: (id: string) =>
      `(m.create_time, m.id) < ((select p.create_time from movement p where p.id = ${id}), ${id})`,
  },
};

/** The newest first. Which movements a page shows is found first; what it shows of each is read for those alone. */
export const listMovements = (q: Queries, filter: LedgerFilter): Promise<LedgerRow[]> => {
  const values: unknown[] = [filter.warehouseId];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const zone = () => given(filter.timezone ?? "UTC");
  const isOfDays = filter.from !== undefined || filter.to !== undefined;
  const { by, before: beforeIt } = orders[isOfDays ? "byTime" : "byId"];
  const conditions = [
    "m.warehouse_id = $1",
    ...(filter.movementId === undefined ? [] : [`m.id = ${given(filter.movementId)}`]),
    ...(filter.materialId === undefined ? [] : [`m.item_id = ${given(filter.materialId)}`]),
    ...(filter.operation === undefined ? [] : [`m.operation = ${given(filter.operation)}`]),
    ...(filter.direction === undefined ? [] : [`m.amount ${filter.direction === "in" ? ">" : "<"} 0`]),
    ...(filter.from === undefined
      ? []
      : [`m.create_time >= ${given(filter.from)}::date::timestamp at time zone ${zone()}`]),
    ...(filter.to === undefined
      ? []
      : [`m.create_time < (${given(filter.to)}::date + 1)::timestamp at time zone ${zone()}`]),
    ...(filter.before === undefined ? [] : [beforeIt(given(filter.before))]),
  ];
  return q.rows<LedgerRow>(
    `select m.id, m.container_id, m.operation, trim_scale(m.amount)::text as amount, c.unit, m.reversal_of,
       exists (select from movement r where r.reversal_of = m.id) as is_reversed, m.reason, m.author_id,
       a.name as author, m.create_time, m.item_id as material_id, t.name as material, t.number as material_number,
       l.batch_no, l.expiration_day::text, l.supplier, c.label
     from (select * from movement m where ${conditions.join(" and ")} order by ${by} ${limitTo(filter.limit)}) m
     join container c on c.id = m.container_id
     join account a on a.id = m.author_id
     left join material t on t.id = m.item_id
     left join lot l on c.holder_kind = 'lot' and l.id = c.holder_id
     order by ${by}`,
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
