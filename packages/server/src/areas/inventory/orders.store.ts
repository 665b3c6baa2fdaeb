import type { Unit } from "@benchleaf/bio";
import type { Currency, Id, OrderStatus } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads accounts, warehouses and movements in addition to its own tables. */

export interface OrderRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly is_external: boolean;
  readonly supplier: string;
  readonly currency: Currency;
  readonly note: string;
  readonly status: OrderStatus;
  readonly record_id: Id | null;
  readonly creator_id: Id;
  readonly creator: string;
  readonly version: number;
  readonly create_time: Date;
  readonly order_time: Date | null;
}

const columns = `o.id, o.warehouse_id, o.number, o.is_external, o.supplier, o.currency, o.note, o.status, o.record_id,
  o.creator_id, a.name as creator, o.version, o.create_time, o.order_time`;
const from = "from purchase_order o join account a on a.id = o.creator_id";

export const listOrders = (
  q: Queries,
  input: {
    readonly warehouseId: Id;
    readonly isExternal: boolean;
    readonly status: OrderStatus | undefined;
    readonly before: Id | undefined;
    readonly limit: number;
  },
): Promise<OrderRow[]> =>
  q.rows<OrderRow>(
    `select ${columns} ${from} where o.warehouse_id = $1 and o.is_external = $2 and ($3::text is null or o.status = $3)
       and ($4::bigint is null or o.id < $4)
     order by o.id desc ${limitTo(input.limit)}`,
    [input.warehouseId, input.isExternal, input.status ?? null, input.before ?? null],
  );

export const findOrder = (q: Queries, id: Id): Promise<OrderRow | undefined> =>
  q.row<OrderRow>(`select ${columns} ${from} where o.id = $1`, [id]);

export const findWarehouseName = async (q: Queries, id: Id): Promise<string> =>
  (await q.row<{ name: string }>("select name from warehouse where id = $1", [id]))?.name ?? "";

export const lockOrder = (tx: Queries, id: Id): void =>
  tx.send("select 1 from purchase_order where id = $1 for no key update", [id]);

export const hasNumber = async (q: Queries, number: string): Promise<boolean> =>
  (await q.row("select 1 from purchase_order where number = $1", [number])) !== undefined;

export interface OrderLineRow {
  readonly id: Id;
  readonly order_id: Id;
  readonly material_id: Id;
  readonly material: string;
  readonly catalog_number: string;
  readonly quantity: string;
  readonly unit: Unit;
  readonly price: string | null;
  readonly received: string;
}

export const listLines = (q: Queries, orderIds: readonly Id[]): Promise<OrderLineRow[]> =>
  q.rows<OrderLineRow>(
    `select l.id, l.order_id, l.material_id, m.name as material, l.catalog_number, trim_scale(l.quantity)::text as quantity, l.unit,
       l.price::text, trim_scale(l.received)::text as received
     from purchase_order_line l join material m on m.id = l.material_id
     where l.order_id = any($1::bigint[]) order by l.order_id, l.id`,
    [orderIds],
  );

export interface OrderHead {
  readonly warehouseId: Id;
  readonly number: string;
  readonly isExternal: boolean;
  readonly supplier: string;
  readonly currency: Currency;
  readonly note: string;
  readonly status: OrderStatus;
}

export const insertOrder = async (tx: Queries, input: OrderHead): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into purchase_order (warehouse_id, number, is_external, supplier, currency, note, status)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      input.warehouseId,
      input.number,
      input.isExternal,
      input.supplier,
      input.currency,
      input.note,
      input.status,
    ],
  ))!.id;

/**
 * The currency of a new order: that of the first material whose supplier states a price; else that of the latest order of the
 * warehouse.
 */
export const findUsualCurrency = async (
  q: Queries,
  warehouseId: Id,
  materialIds: readonly Id[],
): Promise<Currency> =>
  (await q.row<{ currency: Currency }>(
    `select coalesce(
       (select s.supply ->> 'currency' from unnest($2::bigint[]) with ordinality as g (id, n) join material m on m.id = g.id
        cross join lateral json_array_elements(m.supplies) with ordinality as s (supply, at)
        where s.supply ->> 'price' is not null order by g.n, s.at limit 1),
       (select o.currency from purchase_order o where o.warehouse_id = $1 order by o.id desc limit 1),
       'CNY') as currency`,
    [warehouseId, materialIds],
  ))!.currency;

export interface NewLine {
  readonly materialId: Id;
  readonly catalogNumber: string;
  /** In the unit of the material. */
  readonly quantity: string;
  readonly unit: Unit;
  readonly price: string | null;
}

/** Returns their ids in the order given. */
export const insertLines = async (
  tx: Queries,
  warehouseId: Id,
  orderId: Id,
  lines: readonly NewLine[],
): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into purchase_order_line (warehouse_id, order_id, material_id, catalog_number, quantity, unit, price)
     select $1, $2, g.material_id, g.catalog_number, g.quantity, g.unit, g.price
     from unnest($3::bigint[], $4::text[], $5::numeric[], $6::text[], $7::numeric[])
       with ordinality as g (material_id, catalog_number, quantity, unit, price, n)
     order by g.n returning id`,
    [
      warehouseId,
      orderId,
      lines.map((line) => line.materialId),
      lines.map((line) => line.catalogNumber),
      lines.map((line) => line.quantity),
      lines.map((line) => line.unit),
      lines.map((line) => line.price),
    ],
  );
  return rows.map((row) => row.id);
};

export const deleteLines = (tx: Queries, orderId: Id): void =>
  tx.send("delete from purchase_order_line where order_id = $1", [orderId]);

export const updateHead = async (
  tx: Queries,
  id: Id,
  version: number,
  input: Pick<OrderHead, "supplier" | "currency" | "note">,
): Promise<boolean> =>
  (await tx.row(
    `update purchase_order set supplier = $3, currency = $4, note = $5, status = 'draft', version = version + 1
     where id = $1 and version = $2 returning id`,
    [id, version, input.supplier, input.currency, input.note],
  )) !== undefined;

export const setStatus = (tx: Queries, id: Id, status: OrderStatus): void =>
  tx.send(
    `update purchase_order set status = $2, version = version + 1,
       order_time = case when $2 = 'ordered' then now() else order_time end where id = $1`,
    [id, status],
  );

export const setRecord = (tx: Queries, id: Id, recordId: Id): void =>
  tx.send("update purchase_order set record_id = $2 where id = $1", [id, recordId]);

/** The database rejects more than was ordered. */
export const addReceived = async (tx: Queries, lineId: Id, amount: string): Promise<void> => {
  await tx.rows(
    "update purchase_order_line set received = received + $2::numeric where id = $1 returning id",
    [lineId, amount],
  );
};

/** Amounts received for lines of an order and not reversed. */
export const listReceipts = async (q: Queries, lineIds: readonly Id[]): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select m.id from movement m
     where m.source_kind = 'orderLine' and m.source_id = any($1::bigint[]) and m.reversal_of is null
     order by m.container_id, m.id`,
    [lineIds],
  );
  return rows.map((row) => row.id);
};
