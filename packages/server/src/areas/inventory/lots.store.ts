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

export type LotOfBatch = Pick<LotRow, "id" | "batch_no" | "expiration_day">;

/** The lots of batches in the order given, created where they do not exist. */
export const saveLots = async (
  tx: Queries,
  warehouseId: Id,
  given: readonly {
    readonly materialId: Id;
    readonly batchNo: string;
    readonly expirationDay: string | null;
    readonly supplier: string;
  }[],
): Promise<LotOfBatch[]> => {
  const materialIds = given.map(({ materialId }) => materialId);
  const batches = given.map(({ batchNo }) => batchNo);
  tx.send(
    `insert into lot (warehouse_id, material_id, batch_no, expiration_day, supplier)
     select $1, g.material_id, g.batch_no, g.expiration_day, g.supplier
     from unnest($2::bigint[], $3::text[], $4::date[], $5::text[]) with ordinality
       as g (material_id, batch_no, expiration_day, supplier, n)
     order by g.material_id, lower(g.batch_no), g.n
     on conflict (tenant_id, material_id, lower(batch_no)) do nothing`,
    [
      warehouseId,
      materialIds,
      batches,
      given.map(({ expirationDay }) => expirationDay),
      given.map(({ supplier }) => supplier),
    ],
  );
  const rows = await tx.rows<LotOfBatch & { readonly n: number }>(
    `select l.id, l.batch_no, l.expiration_day::text, g.n::integer
     from unnest($1::bigint[], $2::text[]) with ordinality as g (material_id, batch_no, n)
     join lot l on l.material_id = g.material_id and lower(l.batch_no) = lower(g.batch_no)
     order by l.id for share of l`,
    [materialIds, batches],
  );
  return rows.toSorted((one, other) => one.n - other.n);
};

/** The days on which batches expire, of those that there are. */
export const findBatches = async (
  q: Queries,
  given: readonly { readonly materialId: Id; readonly batchNo: string }[],
): Promise<{ materialId: Id; batchNo: string; expirationDay: string | null }[]> =>
  given.length === 0
    ? []
    : q.rows(
        `select l.material_id as "materialId", l.batch_no as "batchNo", l.expiration_day::text as "expirationDay"
         from (select distinct * from unnest($1::bigint[], $2::text[])) as g (material_id, batch_no)
         join lot l on l.material_id = g.material_id and lower(l.batch_no) = lower(g.batch_no)`,
        [given.map(({ materialId }) => materialId), given.map(({ batchNo }) => batchNo)],
      );

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
