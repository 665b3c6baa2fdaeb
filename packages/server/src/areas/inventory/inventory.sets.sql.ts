// Reads container, warehouse and currency rows of the areas it needs, in addition to its own tables.
import { materialsApi, ordersApi } from "@benchleaf/contract";
import { type AnalysisSet, analysisSet, NAMES_OF_ACCOUNTS } from "../../kernel/analysis-sets.ts";
import type { Queries } from "../../kernel/database.ts";
import { NAMES_OF_WAREHOUSES, readableWarehouseIds } from "../warehouses/warehouses.sql.ts";
import { isLowOn } from "./usable-stock.sql.ts";

const within = async (q: Queries, alias: string, give: (value: unknown) => string): Promise<string> =>
  `${alias}.warehouse_id = any(${give(await readableWarehouseIds(q, "inventory"))}::bigint[])`;

const warehouse = (alias: string) => ({ sql: `${alias}.warehouse_id`, names: NAMES_OF_WAREHOUSES });

/** Materials that are not archived, as the list of a warehouse shows them first. */
export const materialsSet: AnalysisSet = analysisSet<"materials">({
  key: "materials",
  list: materialsApi.list,
  rows: async (q, _, give) => ({
    from: "material m",
    where: ["not m.is_archived", await within(q, "m", give)],
  }),
  fields: {
    warehouse: warehouse("m"),
    kind: { sql: "m.kind" },
    brand: { sql: "nullif(m.brand, '')" },
    isLow: { sql: isLowOn("current_date") },
  },
  measures: {
    containers: `(select count(*) from container c where c.tenant_id = m.tenant_id and c.item_id = m.id
      and not c.is_closed and c.quantity > 0)`,
  },
  times: { createTime: "m.create_time" },
  id: "m.id",
  name: "m.name",
});

/** Bottles, tubes and packs with something left, at the price of the last order of their material. */
export const stockSet: AnalysisSet = analysisSet<"stock">({
  key: "stock",
  list: materialsApi.list,
  rows: async (q, _, give) => ({
    from: `container c join material m on m.tenant_id = c.tenant_id and m.id = c.item_id
      left join lateral (
        select l.price, o.currency from purchase_order_line l
        join purchase_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
        where l.tenant_id = m.tenant_id and l.material_id = m.id and l.price is not null and l.unit = c.unit
          and o.status in ('ordered', 'partlyReceived', 'received', 'closed')
        order by l.id desc limit 1
      ) paid on true`,
    where: [
      "c.holder_kind = 'lot'",
      "not c.is_closed",
      "c.quantity > 0",
      "not m.is_archived",
      await within(q, "c", give),
    ],
  }),
  fields: {
    warehouse: warehouse("c"),
    material: {
      sql: "c.item_id",
      names: `select m.id, m.name from material m
        join readable_warehouse w on w.tenant_id = m.tenant_id and w.id = m.warehouse_id where m.id = any($1::bigint[])`,
    },
    kind: { sql: "m.kind" },
    isExpired: { sql: "coalesce(c.expiration_day < current_date, false)" },
    currency: { sql: "paid.currency" },
  },
  measures: { value: "c.quantity * paid.price" },
  times: { expirationDay: "c.expiration_day", createTime: "c.create_time" },
  id: "c.id",
  name: "concat_ws(' ', m.name, nullif(c.label, ''))",
});

/** Orders of the team; those that were placed elsewhere have no prices and a list of their own. */
export const ordersSet: AnalysisSet = analysisSet<"orders">({
  key: "orders",
  list: ordersApi.list,
  rows: async (q, _, give) => ({
    from: "purchase_order o",
    where: ["not o.is_external", await within(q, "o", give)],
  }),
  fields: {
    warehouse: warehouse("o"),
    status: { sql: "o.status" },
    supplier: { sql: "nullif(o.supplier, '')" },
    creator: { sql: "o.creator_id", names: NAMES_OF_ACCOUNTS },
    currency: { sql: "o.currency" },
  },
  measures: {
    total: `(select sum(l.quantity * l.price) from purchase_order_line l
      where l.tenant_id = o.tenant_id and l.order_id = o.id)`,
  },
  times: { createTime: "o.create_time", orderTime: "o.order_time" },
  id: "o.id",
  name: "concat_ws(' ', o.number, nullif(o.supplier, ''))",
});
