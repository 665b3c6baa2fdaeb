import type { Unit } from "@benchleaf/bio";
import type { FieldValue, GhsHazard, Id, MaterialKind, Supply, UniqueField } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { fieldsMatch, type RecordSearch } from "../records/records.service.ts";
import { isLowOn, todayIn } from "./usable-stock.sql.ts";

/* Reads containers of the area warehouses and accounts in addition to its own tables. */

export interface MaterialRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly kind: MaterialKind;
  readonly name: string;
  readonly cas: string;
  readonly catalog_number: string;
  readonly brand: string;
  readonly specification: string;
  readonly storage: string;
  readonly note: string;
  readonly hazards: GhsHazard[];
  readonly supplies: Supply[];
  readonly unit: Unit;
  readonly low_quantity: string | null;
  readonly expiry_days: number | null;
  readonly is_archived: boolean;
  readonly version: number;
  readonly create_time: Date;
  /** Remaining amounts by unit. */
  readonly stock: readonly { readonly unit: Unit; readonly quantity: string; readonly held: string }[];
  readonly container_count: number;
  readonly first_expiry: string | null;
  readonly fields?: FieldValue[];
}

const columns = `m.id, m.warehouse_id, m.number, m.kind, m.name, m.cas, m.catalog_number, m.brand, m.specification,
  m.storage, m.note, m.hazards, m.supplies, m.unit, m.low_quantity::text, m.expiry_days, m.is_archived, m.version,
  m.create_time, s.stock, s.container_count, s.first_expiry::text`;

/** The remaining amount of each material, looked up by key one by one, so that a page reads no more than it shows. */
const stockOf = `cross join lateral (
  select coalesce(json_agg(json_build_object('unit', u.unit, 'quantity', u.quantity::text, 'held', u.held::text)), '[]')
      as stock,
    coalesce(sum(u.containers), 0)::integer as container_count, min(u.first_expiry) as first_expiry
  from (
    select c.unit, sum(c.quantity) as quantity, sum(c.held) as held, count(*) as containers,
      min(c.expiration_day) as first_expiry
    from container c where c.item_id = m.id and not c.is_closed and c.quantity > 0 group by c.unit
  ) u
) s`;

/** By a part of what it is called, or by its fields. */
const isFound = (search: RecordSearch, given: (value: unknown) => string): string => {
  const pattern = given(search.pattern);
  const names = ["name", "cas", "catalog_number", "brand", "number"];
  return `(${names.map((name) => `lower(m.${name}) like ${pattern}`).join(" or ")}
    or ${fieldsMatch(search, "m.id", given)})`;
};

export interface MaterialFilter {
  readonly warehouseId: Id;
  readonly search: RecordSearch | null;
  readonly kind: MaterialKind | undefined;
  readonly isLow: boolean;
  readonly expirationDate: string | undefined;
  readonly expirationFrom?: string | undefined;
  readonly isArchived: boolean;
  /** In the format of `subjects_with`. */
  readonly filters: string | null;
  /** Whose day today is. */
  readonly timezone: string;
  readonly after: readonly [string, Id] | undefined;
  readonly limit: number;
}

export const listMaterials = (
  q: Queries,
  filter: MaterialFilter,
): Promise<(MaterialRow & { is_low: boolean })[]> => {
  const values: unknown[] = [filter.warehouseId, filter.isArchived, filter.timezone];
  const isLow = isLowOn(todayIn("$3"));
  const given = (value: unknown): string => `$${values.push(value)}`;
  const { search, kind, expirationDate, expirationFrom, filters, after } = filter;
  const conditions = [
    "m.warehouse_id = $1 and m.is_archived = $2",
    ...(search === null ? [] : [isFound(search, given)]),
    ...(kind === undefined ? [] : [`m.kind = ${given(kind)}`]),
    ...(filter.isLow ? [isLow] : []),
    ...(expirationDate === undefined ? [] : [`s.first_expiry <= ${given(expirationDate)}::date`]),
    ...(expirationFrom === undefined
      ? []
      : [
          `exists (select from container c where c.item_id = m.id and not c.is_closed and c.quantity > 0
             and c.expiration_day between ${given(expirationFrom)}::date and ${given(expirationDate ?? "infinity")}::date)`,
        ]),
    ...(after === undefined
      ? []
      : [`(lower(m.name), m.id) > (${given(after[0].toLowerCase())}, ${given(after[1])})`]),
    ...(filters === null ? [] : [`m.id in (select subjects_with('material', ${given(filters)}::jsonb))`]),
  ];
  return q.rows(
    `select ${columns}, ${isLow} as is_low, field_values('material', m.id) as fields from material m ${stockOf}
     where ${conditions.join(" and ")} order by lower(m.name), m.id ${limitTo(filter.limit)}`,
    values,
  );
};

export const findMaterial = (
  q: Queries,
  warehouseId: Id,
  id: Id,
  timezone = "UTC",
): Promise<(MaterialRow & { is_low: boolean }) | undefined> =>
  q.row(
    `select ${columns}, ${isLowOn(todayIn("$3"))} as is_low, field_values('material', m.id) as fields from material m ${stockOf}
     where m.warehouse_id = $1 and m.id = $2`,
    [warehouseId, id, timezone],
  );

/** The materials of entries, locked so that none is archived or gets another unit meanwhile. */
export type MaterialBrief = Pick<MaterialRow, "id" | "name" | "unit" | "is_archived">;

export const lockMaterialsForUpdate = (
  tx: Queries,
  warehouseId: Id,
  ids: readonly Id[],
): Promise<MaterialBrief[]> =>
  tx.rows<MaterialBrief>(
    `select m.id, m.name, m.unit, m.is_archived from unnest($2::bigint[]) as g (id) join material m on m.id = g.id
     where m.warehouse_id = $1 order by m.id for share of m`,
    [warehouseId, ids],
  );

export const lockMaterial = (tx: Queries, id: Id): void =>
  tx.send("select 1 from material where id = $1 for no key update", [id]);

export const countMaterials = async (tx: Queries): Promise<number> =>
  (await tx.row<{ count: number }>("select count(*)::integer as count from material where not is_archived"))!
    .count;

export const findNumbers = async (q: Queries, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await q.rows<{ number: string }>(
    "select m.number from unnest($1::text[]) as g (number) join material m on m.number = g.number",
    [numbers],
  );
  return new Set(rows.map(({ number }) => number));
};

export type WrittenMaterial = Pick<MaterialRow, "id" | "unit">;

/** Materials in use by what is written of them in a table: the number, or the name that only one of them has. */
export const findWritten = async (
  q: Queries,
  warehouseId: Id,
  texts: readonly string[],
): Promise<ReadonlyMap<string, WrittenMaterial>> => {
  const rows = await q.rows<WrittenMaterial & { text: string; is_number: boolean }>(
    `with g as (select distinct lower(text) as text from unnest($2::text[]) as g (text)),
     own as (select id, unit, number, name from material where warehouse_id = $1 and not is_archived)
     select g.text, m.id, m.unit, true as is_number from g join own m on m.number = upper(g.text)
     union all
     select g.text, min(m.id), min(m.unit), false from g join own m on lower(m.name) = g.text
     group by g.text having count(*) = 1
     order by 4`,
    [warehouseId, texts],
  );
  return new Map(rows.map(({ text, id, unit }) => [text, { id, unit }]));
};

/** What tells a row of a table from others: what a material is called, and the lot that comes in by it. */
export interface RowIdentity extends Pick<MaterialRow, "name" | "cas" | "brand" | "specification"> {
  readonly catalogNumber: string;
  /** Null for a row without stock. */
  readonly batchNo: string | null;
}

/** The positions of rows whose material is there already, with their lot. */
export const findSameRows = async (
  q: Queries,
  warehouseId: Id,
  given: readonly RowIdentity[],
): Promise<ReadonlySet<number>> => {
  const rows = await q.rows<{ n: number }>(
    `select g.n from jsonb_to_recordset($2::jsonb) as g (n integer, name text, cas text, brand text, specification text,
       "catalogNumber" text, "batchNo" text)
     join material m on lower(m.name) = lower(g.name) and lower(m.cas) = lower(g.cas) and lower(m.brand) = lower(g.brand)
       and lower(m.specification) = lower(g.specification) and lower(m.catalog_number) = lower(g."catalogNumber")
     where m.warehouse_id = $1 and not m.is_archived and (g."batchNo" is null or exists (
       select from lot l where l.material_id = m.id and lower(l.batch_no) = lower(g."batchNo")))`,
    [warehouseId, JSON.stringify(given.map((one, n) => ({ ...one, n })))],
  );
  return new Set(rows.map(({ n }) => n));
};

/** Those of some unique keys that materials in use have. */
export const findTakenKeys = async (
  q: Queries,
  warehouseId: Id,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await q.rows<{ unique_key: string }>(
    `select unique_key from material
     where warehouse_id = $1 and not is_archived and unique_key = any($2::text[])`,
    [warehouseId, keys],
  );
  return new Set(rows.map(({ unique_key: key }) => key));
};

export interface MaterialWrite {
  readonly kind: MaterialKind;
  readonly name: string;
  readonly cas: string;
  readonly catalogNumber: string;
  readonly brand: string;
  readonly specification: string;
  readonly storage: string;
  readonly note: string;
  readonly hazards: readonly GhsHazard[];
  readonly supplies: readonly Supply[];
  readonly unit: Unit;
  readonly lowQuantity: string | null;
  readonly expiryDays: number | null;
}

const valuesOf = (input: MaterialWrite, uniqueKey: string | null): readonly unknown[] => [
  input.kind,
  input.name,
  input.cas,
  input.catalogNumber,
  input.brand,
  input.specification,
  input.storage,
  input.note,
  input.hazards,
  JSON.stringify(input.supplies),
  input.unit,
  input.lowQuantity,
  input.expiryDays,
  uniqueKey,
];

export interface NewMaterial extends MaterialWrite {
  readonly number: string;
  readonly uniqueKey: string | null;
}

/** Returns their ids in the order given. */
export const insertMaterials = async (
  tx: Queries,
  warehouseId: Id,
  given: readonly NewMaterial[],
): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into material (warehouse_id, number, kind, name, cas, catalog_number, brand, specification, storage, note,
       hazards, supplies, unit, low_quantity, expiry_days, unique_key)
     select $1, g.number, g.kind, g.name, g.cas, g."catalogNumber", g.brand, g.specification, g.storage, g.note,
       array(select jsonb_array_elements_text(g.hazards)), g.supplies, g.unit, g."lowQuantity", g."expiryDays", g."uniqueKey"
     from jsonb_to_recordset($2::jsonb) as g (n integer, number text, kind text, name text, cas text, "catalogNumber" text,
       brand text, specification text, storage text, note text, hazards jsonb, supplies jsonb, unit text,
       "lowQuantity" numeric, "expiryDays" integer, "uniqueKey" text)
     order by g.n returning id`,
    [warehouseId, JSON.stringify(given.map((one, n) => ({ ...one, n })))],
  );
  return rows.map(({ id }) => id);
};

/** False if its version has changed. */
export const updateMaterial = async (
  tx: Queries,
  id: Id,
  version: number,
  input: MaterialWrite,
  uniqueKey: string | null,
): Promise<boolean> =>
  (await tx.row(
    `update material set kind = $3, name = $4, cas = $5, catalog_number = $6, brand = $7, specification = $8,
       storage = $9, note = $10, hazards = $11, supplies = $12, unit = $13, low_quantity = $14, expiry_days = $15,
       unique_key = $16, low_notified_time = null, version = version + 1
     where id = $1 and version = $2 returning id`,
    [id, version, ...valuesOf(input, uniqueKey)],
  )) !== undefined;

export const setMaterialArchived = (tx: Queries, id: Id, isArchived: boolean): void =>
  tx.send("update material set is_archived = $2, version = version + 1 where id = $1", [id, isArchived]);

export const hasContainers = async (q: Queries, id: Id): Promise<boolean> =>
  (await q.row("select 1 from container where item_id = $1 limit 1", [id])) !== undefined;

export const findUniqueness = async (q: Queries, warehouseId: Id): Promise<UniqueField[]> =>
  (
    await q.row<{ fields: UniqueField[] }>("select fields from material_uniqueness where warehouse_id = $1", [
      warehouseId,
    ])
  )?.fields ?? [];

/** The database's unique key; equals `uniqueKeyOf` of the rules. */
export const setUniqueness = async (
  tx: Queries,
  warehouseId: Id,
  fields: readonly UniqueField[],
): Promise<void> => {
  tx.send(
    `insert into material_uniqueness (warehouse_id, fields) values ($1, $2)
     on conflict (tenant_id, warehouse_id) do update set fields = excluded.fields`,
    [warehouseId, fields],
  );
  const named: Readonly<Record<UniqueField, string>> = {
    name: "name",
    cas: "cas",
    catalogNumber: "catalog_number",
    brand: "brand",
    specification: "specification",
  };
  const parts = fields.map((field) => named[field]);
  const key =
    parts.length === 0
      ? "null"
      : `case when ${parts.map((part) => `${part} <> ''`).join(" and ")}
           then lower(${parts.join(" || chr(31) || ")}) end`;
  await tx.rows(`update material set unique_key = ${key} where warehouse_id = $1 returning id`, [
    warehouseId,
  ]);
};

/** Those of some that a user may see, for subjects. */
export interface MaterialSubjectRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly name: string;
  readonly number: string;
  readonly kind: MaterialKind;
  readonly storage: string;
  readonly specification: string;
}

export const findMaterialSubjects = (q: Queries, ids: readonly Id[]): Promise<MaterialSubjectRow[]> =>
  q.rows<MaterialSubjectRow>(
    `select m.id, m.warehouse_id, m.name, m.number, m.kind, m.storage, m.specification from material m
     join readable_material r on r.id = m.id where m.id = any($1::bigint[])`,
    [ids],
  );

/** What has become of some materials: without any stock, or with nothing but expired stock. */
export const listStockStates = (
  q: Queries,
  ids: readonly Id[],
): Promise<
  {
    readonly id: Id;
    readonly is_archived: boolean;
    readonly is_out: boolean;
    readonly is_expired: boolean;
  }[]
> =>
  q.rows(
    `select m.id, m.is_archived, stock.total = 0 as is_out, stock.total > 0 and stock.total = stock.expired as is_expired
     from material m cross join lateral (
       select count(*) as total, count(*) filter (where c.expiration_day < current_date) as expired
       from container c
       where c.tenant_id = m.tenant_id and c.item_id = m.id and not c.is_closed and c.quantity > 0) stock
     where m.id = any($1::bigint[])`,
    [ids],
  );

/** Of all warehouses that the reader may open; those in use, by name. */
export const findMaterialIds = async (q: Queries, search: RecordSearch, limit: number): Promise<Id[]> => {
  const values: unknown[] = [];
  const found = isFound(search, (value) => `$${values.push(value)}`);
  const rows = await q.rows<{ id: Id }>(
    `select m.id from material m join readable_material x on x.id = m.id
     where not m.is_archived and ${found} order by lower(m.name), m.id ${limitTo(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
};

/** Numbers are unique in the team. */
export const findByNumber = (q: Queries, number: string): Promise<{ readonly id: Id } | undefined> =>
  q.row<{ id: Id }>("select id from material where number = $1", [number]);

/** Prevents its deletion until the transaction ends. */
export const lockMaterialForShare = (tx: Queries, id: Id): void =>
  tx.send("select 1 from material where id = $1 for key share", [id]);
