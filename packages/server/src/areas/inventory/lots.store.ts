import type { Unit } from "@benchleaf/bio";
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Reads materials and containers of the area warehouses in addition to its own table. */

export interface LotRow {
  readonly id: Id;
  readonly batch_no: string;
  readonly expiration_day: string | null;
  readonly supplier: string;
  readonly create_time: Date;
}

export const listLots = (q: Queries, materialId: Id, isAll: boolean): Promise<LotRow[]> =>
  q.rows<LotRow>(
    `select l.id, l.batch_no, l.expiration_day::text, l.supplier, l.create_time from lot l
     where l.material_id = $1 and ($2 or exists (
       select from container c where c.holder_kind = 'lot' and c.holder_id = l.id and not c.is_closed and c.quantity > 0))
     order by l.expiration_day, l.id limit 500`,
    [materialId, isAll],
  );

export interface LotContainerRow {
  readonly id: Id;
  readonly lot_id: Id;
  readonly label: string;
  readonly unit: Unit;
  readonly quantity: string;
  readonly held: string;
  readonly opened_day: string | null;
  readonly is_closed: boolean;
}

export const listLotContainers = (
  q: Queries,
  lotIds: readonly Id[],
  isAll: boolean,
): Promise<LotContainerRow[]> =>
  q.rows<LotContainerRow>(
    `select c.id, c.holder_id as lot_id, c.label, c.unit, trim_scale(c.quantity)::text as quantity, trim_scale(c.held)::text as held, c.opened_day::text, c.is_closed
     from container c where c.holder_kind = 'lot' and c.holder_id = any($1::bigint[])
       and ($2 or not c.is_closed and c.quantity > 0)
     order by c.id limit 2000`,
    [lotIds, isAll],
  );

/** The lot of a batch, created if it does not exist. */
export const saveLot = async (
  tx: Queries,
  input: {
    readonly warehouseId: Id;
    readonly materialId: Id;
    readonly batchNo: string;
    readonly expirationDay: string | null;
    readonly supplier: string;
  },
): Promise<LotRow> => {
  const made = await tx.row<LotRow>(
    `insert into lot (warehouse_id, material_id, batch_no, expiration_day, supplier) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, material_id, lower(batch_no)) do nothing
     returning id, batch_no, expiration_day::text, supplier, create_time`,
    [input.warehouseId, input.materialId, input.batchNo, input.expirationDay, input.supplier],
  );
  if (made !== undefined) return made;
  return (await tx.row<LotRow>(
    `select id, batch_no, expiration_day::text, supplier, create_time from lot
     where material_id = $1 and lower(batch_no) = lower($2) for share`,
    [input.materialId, input.batchNo],
  ))!;
};

export const hasLot = async (q: Queries, materialId: Id, id: Id): Promise<boolean> =>
  (await q.row("select 1 from lot where material_id = $1 and id = $2", [materialId, id])) !== undefined;

/** Display names of lots. */
export const nameLots = (
  q: Queries,
  ids: readonly Id[],
): Promise<{ id: Id; material_id: Id; name: string; batch_no: string }[]> =>
  q.rows(
    `select l.id, l.material_id, m.name, l.batch_no from lot l join material m on m.id = l.material_id
     where l.id = any($1::bigint[])`,
    [ids],
  );

/** A container with the lot that it holds. */
export interface LotOfContainer {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly material_id: Id;
  readonly lot_id: Id;
  readonly batch_no: string;
  readonly expiration_day: string | null;
  readonly supplier: string;
}

export const findLotOf = (q: Queries, containerId: Id): Promise<LotOfContainer | undefined> =>
  q.row<LotOfContainer>(
    `select c.id, c.warehouse_id, l.material_id, l.id as lot_id, l.batch_no, l.expiration_day::text, l.supplier
     from container c join lot l on l.id = c.holder_id where c.id = $1 and c.holder_kind = 'lot'`,
    [containerId],
  );

/** What tells whether materials of two warehouses are the same. */
export interface MaterialNames {
  readonly id: Id;
  readonly name: string;
  readonly cas: string;
}

export const findNames = (q: Queries, warehouseId: Id, ids: readonly Id[]): Promise<MaterialNames[]> =>
  q.rows<MaterialNames>(
    "select id, name, cas from material where warehouse_id = $1 and id = any($2::bigint[]) order by id",
    [warehouseId, ids],
  );

/** Materials in use of a warehouse with the same name or CAS number. */
export const findNamesLike = (
  q: Queries,
  warehouseId: Id,
  { name, cas }: Pick<MaterialNames, "name" | "cas">,
): Promise<MaterialNames[]> =>
  q.rows<MaterialNames>(
    `select id, name, cas from material where warehouse_id = $1 and not is_archived
       and (lower(name) = lower($2) or (cas <> '' and cas = $3)) order by id limit 20`,
    [warehouseId, name, cas],
  );
