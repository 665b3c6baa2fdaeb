import type { Unit } from "@benchleaf/bio";
import type { Id, StockOperation } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface ContainerRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly holder_kind: string;
  readonly holder_id: Id;
  readonly item_id: Id | null;
  readonly label: string;
  readonly unit: Unit;
  readonly quantity: string;
  readonly held: string;
  readonly available: string;
  readonly expiration_day: string | null;
  readonly opened_day: string | null;
  readonly thaw_count: number;
  readonly is_closed: boolean;
}

const columns = `c.id, c.warehouse_id, c.holder_kind, c.holder_id, c.item_id, c.label, c.unit,
  trim_scale(c.quantity)::text as quantity, trim_scale(c.held)::text as held,
  trim_scale(c.quantity - c.held)::text as available, c.expiration_day::text, c.opened_day::text, c.thaw_count,
  c.is_closed`;

/** Held in the order of ids, so that no one who takes from the same ones waits in a circle. */
export const lockContainers = (tx: Queries, ids: readonly Id[]): Promise<ContainerRow[]> =>
  tx.rows<ContainerRow>(
    `select ${columns} from container c where c.id = any($1::bigint[]) order by c.id for no key update`,
    [ids],
  );

/** All of an item that something is left of, held in the order of ids. */
export const lockItemContainers = (tx: Queries, warehouseId: Id, itemId: Id): Promise<ContainerRow[]> =>
  tx.rows<ContainerRow>(
    `select ${columns} from container c
     where c.item_id = $2 and c.warehouse_id = $1 and not c.is_closed and c.quantity > 0
     order by c.id for no key update`,
    [warehouseId, itemId],
  );

/** The same for a suggestion, which holds no one up. */
export const listItemContainers = (q: Queries, warehouseId: Id, itemId: Id): Promise<ContainerRow[]> =>
  q.rows<ContainerRow>(
    `select ${columns} from container c
     where c.item_id = $2 and c.warehouse_id = $1 and not c.is_closed and c.quantity > 0 order by c.id`,
    [warehouseId, itemId],
  );

export interface NewContainer {
  readonly warehouseId: Id;
  readonly holderKind: string;
  readonly holderId: Id;
  readonly itemId: Id | null;
  readonly label: string;
  readonly unit: Unit;
  readonly expirationDay: string | null;
}

/** Returns their ids in the order given. */
export const insertContainers = async (tx: Queries, given: readonly NewContainer[]): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into container (warehouse_id, holder_kind, holder_id, item_id, label, unit, expiration_day)
     select g.warehouse_id, g.holder_kind, g.holder_id, g.item_id, g.label, g.unit, g.expiration_day
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::date[])
       with ordinality as g (warehouse_id, holder_kind, holder_id, item_id, label, unit, expiration_day, n)
     order by g.n returning id`,
    [
      given.map((one) => one.warehouseId),
      given.map((one) => one.holderKind),
      given.map((one) => one.holderId),
      given.map((one) => one.itemId),
      given.map((one) => one.label),
      given.map((one) => one.unit),
      given.map((one) => one.expirationDay),
    ],
  );
  return rows.map((row) => row.id);
};

export interface NewMovement {
  readonly container: Pick<ContainerRow, "id" | "warehouse_id" | "item_id">;
  readonly operation: StockOperation;
  /** With its sign, in the container's unit. */
  readonly amount: string;
  readonly reversalOf: Id | null;
}

export interface MovementCause {
  readonly reason: string;
  /** What it is done for, e.g. an application. */
  readonly source: { readonly kind: string; readonly id: Id } | null;
  readonly groupId: Id | null;
}

/** In the order of containers' ids; returns the movements' ids in that order. */
export const insertMovements = async (
  tx: Queries,
  movements: readonly NewMovement[],
  { reason, source, groupId }: MovementCause,
): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into movement (warehouse_id, container_id, item_id, operation, amount, reversal_of, group_id, reason,
       source_kind, source_id)
     select g.warehouse_id, g.container_id, g.item_id, g.operation, g.amount, g.reversal_of, $7, $8, $9, $10
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::numeric[], $6::bigint[])
       with ordinality as g (warehouse_id, container_id, item_id, operation, amount, reversal_of, n)
     order by g.container_id, g.n returning id`,
    [
      movements.map((one) => one.container.warehouse_id),
      movements.map((one) => one.container.id),
      movements.map((one) => one.container.item_id),
      movements.map((one) => one.operation),
      movements.map((one) => one.amount),
      movements.map((one) => one.reversalOf),
      groupId,
      reason,
      source?.kind ?? null,
      source?.id ?? null,
    ],
  );
  return rows.map((row) => row.id);
};

export const nextGroup = async (tx: Queries): Promise<Id> =>
  (await tx.row<{ id: Id }>("select nextval('stock_group')::text as id"))!.id;

export interface MovementRow {
  readonly id: Id;
  readonly container_id: Id;
  readonly operation: StockOperation;
  readonly amount: string;
  readonly reversal_of: Id | null;
  readonly group_id: Id | null;
}

/** A movement with those that were recorded together with it. */
export const findMovementGroup = (q: Queries, warehouseId: Id, id: Id): Promise<MovementRow[]> =>
  q.rows<MovementRow>(
    `select m.id, m.container_id, m.operation, m.amount::text, m.reversal_of, m.group_id from movement m
     where m.warehouse_id = $1 and m.id = $2
     union
     select o.id, o.container_id, o.operation, o.amount::text, o.reversal_of, o.group_id from movement m
     join movement o on o.group_id = m.group_id
     where m.warehouse_id = $1 and m.id = $2
     order by 1`,
    [warehouseId, id],
  );

/** The warehouses that a movement concerns, with those of what was recorded together with it. */
export const listMovementWarehouses = async (q: Queries, warehouseId: Id, id: Id): Promise<Id[]> =>
  (
    await q.rows<{ warehouse_id: Id }>(
      `select distinct coalesce(o.warehouse_id, m.warehouse_id) as warehouse_id
       from movement m left join movement o on o.group_id = m.group_id
       where m.warehouse_id = $1 and m.id = $2 order by 1`,
      [warehouseId, id],
    )
  ).map((row) => row.warehouse_id);

export const closeContainers = (tx: Queries, ids: readonly Id[]): void => {
  tx.send("delete from placement where container_id = any($1::bigint[])", [ids]);
  tx.send("update container set is_closed = true where id = any($1::bigint[])", [ids]);
};

export const reopenContainers = (tx: Queries, ids: readonly Id[]): void =>
  tx.send("update container set is_closed = false where id = any($1::bigint[]) and is_closed", [ids]);

export interface HoldRow {
  readonly id: Id;
  readonly container_id: Id;
  readonly amount: string;
  readonly state: "held" | "used" | "released";
}

export const insertHolds = (
  tx: Queries,
  picks: readonly { readonly containerId: Id; readonly amount: string }[],
  source: { readonly kind: string; readonly id: Id },
): void =>
  tx.send(
    `insert into stock_hold (container_id, amount, source_kind, source_id)
     select g.container_id, g.amount, $3, $4
     from unnest($1::bigint[], $2::numeric[]) as g (container_id, amount) order by g.container_id`,
    [picks.map(({ containerId }) => containerId), picks.map(({ amount }) => amount), source.kind, source.id],
  );

export const listHolds = (
  q: Queries,
  source: { readonly kind: string; readonly id: Id },
): Promise<HoldRow[]> =>
  q.rows<HoldRow>(
    `select id, container_id, amount::text, state from stock_hold
     where source_kind = $1 and source_id = $2 order by container_id, id`,
    [source.kind, source.id],
  );

/** Their containers must be held already. */
export const endHolds = (tx: Queries, ids: readonly Id[], state: "used" | "released"): void =>
  tx.send("update stock_hold set state = $2, end_time = now() where id = any($1::bigint[])", [ids, state]);
