import type { Id, LocationKind, WarehouseKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface LocationRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly parent_id: Id | null;
  readonly kind: LocationKind;
  readonly name: string;
  readonly code: string;
  readonly path: string;
  readonly path_code: string;
  readonly depth: number;
  readonly place: number;
  readonly grid_rows: number;
  readonly grid_columns: number;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
  readonly is_enabled: boolean;
  readonly is_archived: boolean;
  readonly container_count: number;
  readonly occupied_count: number;
  readonly child_count: number;
}

export interface LocationDetailRow extends LocationRow {
  readonly min_celsius: string | null;
  readonly max_celsius: string | null;
  readonly conditions: string;
  readonly version: number;
  readonly create_time: Date;
}

const columns = `l.id, l.warehouse_id, l.parent_id, l.kind, l.name, l.code, l.path, l.path_code, l.depth, l.place,
  l.grid_rows, l.grid_columns, o.grid_row, o.grid_column, l.is_enabled, l.is_archived`;
/** Where it is in its parent. */
const standing = "left join placement o on o.sublocation_id = l.id";
const countsBelow = `
  (select count(p.container_id)::integer from location d join placement p on p.location_id = d.id
   where d.path ^@ l.path) as container_count,
  (select count(p.grid_row)::integer from placement p where p.location_id = l.id) as occupied_count,
  (select count(*)::integer from location d
   where d.warehouse_id = l.warehouse_id and d.parent_id = l.id and not d.is_archived) as child_count`;
const details = "l.min_celsius::text, l.max_celsius::text, l.conditions, l.version, l.create_time";

/** All of a warehouse, each behind the one that it is in, with what is in each itself and not below it. */
export const listTree = (
  q: Queries,
  warehouseId: Id,
  isArchived: boolean,
  most: number,
): Promise<LocationRow[]> =>
  q.rows<LocationRow>(
    `select ${columns}, coalesce(s.containers, 0) as container_count, coalesce(s.positions, 0) as occupied_count,
       0 as child_count
     from location l ${standing}
     left join (
       select location_id, count(container_id)::integer as containers, count(grid_row)::integer as positions
       from placement where warehouse_id = $1 group by location_id
     ) s on s.location_id = l.id
     where l.warehouse_id = $1 and ($2 or not l.is_archived)
     order by l.depth, l.parent_id, l.place, l.id ${limitTo(most)}`,
    [warehouseId, isArchived],
  );

export interface ChildrenFilter {
  readonly warehouseId: Id;
  readonly parentId: Id | null;
  readonly isArchived: boolean;
  readonly after: readonly [number, Id] | undefined;
  readonly limit: number;
}

export const listChildren = (q: Queries, filter: ChildrenFilter): Promise<LocationRow[]> =>
  q.rows<LocationRow>(
    `select ${columns}, ${countsBelow} from location l ${standing}
     where l.warehouse_id = $1 and l.parent_id is not distinct from $2::bigint and l.is_archived = $3
       and ($4::integer is null or (l.place, l.id) > ($4, $5))
     order by l.place, l.id ${limitTo(filter.limit)}`,
    [
      filter.warehouseId,
      filter.parentId,
      filter.isArchived,
      filter.after?.[0] ?? null,
      filter.after?.[1] ?? null,
    ],
  );

export const findLocation = (q: Queries, warehouseId: Id, id: Id): Promise<LocationDetailRow | undefined> =>
  q.row<LocationDetailRow>(
    `select ${columns}, ${details}, ${countsBelow} from location l ${standing}
     where l.warehouse_id = $1 and l.id = $2`,
    [warehouseId, id],
  );

export const findLocations = (q: Queries, ids: readonly Id[]): Promise<LocationRow[]> =>
  q.rows<LocationRow>(
    `select ${columns}, ${countsBelow} from location l ${standing} where l.id = any($1::bigint[])
     order by l.place, l.id`,
    [ids],
  );

/** From the outermost one inwards. */
export const findAncestors = (
  q: Queries,
  ids: readonly Id[],
): Promise<Pick<LocationRow, "id" | "name" | "code" | "kind" | "is_enabled">[]> =>
  q.rows(
    "select id, name, code, kind, is_enabled from location where id = any($1::bigint[]) order by depth",
    [ids],
  );

/** Until the transaction ends no location of the warehouse is made or moved. */
export const lockTree = (tx: Queries, warehouseId: Id): void =>
  tx.send("select pg_advisory_xact_lock(location_lock_key($1))", [warehouseId]);

export const lockLocation = (tx: Queries, id: Id): void =>
  tx.send("select 1 from location where id = $1 for no key update", [id]);

/** Names and codes in use among siblings. Top-level codes are unique in the team. */
export const listSiblings = (
  tx: Queries,
  warehouseId: Id,
  parentId: Id | null,
): Promise<{ name: string; code: string; place: number; is_own: boolean }[]> =>
  tx.rows(
    `select name, code, place, warehouse_id = $1 as is_own from location
     where not is_archived and parent_id is not distinct from $2::bigint
       and ($2::bigint is null or warehouse_id = $1)`,
    [warehouseId, parentId],
  );

export interface NewLocation {
  readonly kind: LocationKind;
  readonly name: string;
  readonly code: string;
  readonly place: number;
}

export interface LocationSettings {
  readonly gridRows: number;
  readonly gridColumns: number;
  readonly minCelsius: string | null;
  readonly maxCelsius: string | null;
  readonly conditions: string;
}

/** Returns their ids in the order given. */
export const insertLocations = async (
  tx: Queries,
  warehouseId: Id,
  parentId: Id | null,
  locations: readonly NewLocation[],
  settings: LocationSettings,
): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into location (warehouse_id, parent_id, kind, name, code, place, grid_rows, grid_columns, min_celsius,
       max_celsius, conditions, path, path_code, depth)
     select $1, $2, given.kind, given.name, given.code, given.place, $7, $8, $9, $10, $11, '', '', 1
     from unnest($3::text[], $4::text[], $5::text[], $6::integer[]) with ordinality as given (kind, name, code, place, n)
     order by given.n returning id`,
    [
      warehouseId,
      parentId,
      locations.map(({ kind }) => kind),
      locations.map(({ name }) => name),
      locations.map(({ code }) => code),
      locations.map(({ place }) => place),
      settings.gridRows,
      settings.gridColumns,
      settings.minCelsius,
      settings.maxCelsius,
      settings.conditions,
    ],
  );
  return rows.map((row) => row.id);
};

/** False if its version is another one by now. Codes below it change along. */
export const updateLocation = async (
  tx: Queries,
  row: Pick<LocationRow, "id" | "path" | "path_code" | "code">,
  version: number,
  input: LocationSettings & { readonly kind: LocationKind; readonly name: string; readonly code: string },
): Promise<boolean> => {
  const updated = await tx.row(
    `update location set kind = $3, name = $4, grid_rows = $5, grid_columns = $6, min_celsius = $7, max_celsius = $8,
       conditions = $9, version = version + 1
     where id = $1 and version = $2 returning id`,
    [
      row.id,
      version,
      input.kind,
      input.name,
      input.gridRows,
      input.gridColumns,
      input.minCelsius,
      input.maxCelsius,
      input.conditions,
    ],
  );
  if (updated === undefined) return false;
  if (input.code !== row.code) {
    tx.send("update location set code = $2 where id = $1", [row.id, input.code]);
    const pathCode = `${row.path_code.slice(0, -row.code.length)}${input.code}`;
    rewritePaths(tx, row, { path: row.path, path_code: pathCode, levels: 0 });
  }
  return true;
};

const rewritePaths = (
  tx: Queries,
  from: Pick<LocationRow, "path" | "path_code">,
  to: { readonly path: string; readonly path_code: string; readonly levels: number },
): void =>
  tx.send(
    `update location set path = $2 || substr(path, $3), path_code = $4 || substr(path_code, $5), depth = depth + $6
     where path ^@ $1`,
    [from.path, to.path, from.path.length + 1, to.path_code, from.path_code.length + 1, to.levels],
  );

/** Everything below is included. */
export const moveLocation = (
  tx: Queries,
  row: Pick<LocationRow, "id" | "path" | "path_code" | "depth" | "code">,
  parent: Pick<LocationRow, "id" | "path" | "path_code" | "depth"> | null,
  place: number,
): void => {
  tx.send("delete from placement where sublocation_id = $1", [row.id]);
  tx.send("update location set parent_id = $2, place = $3, version = version + 1 where id = $1", [
    row.id,
    parent?.id ?? null,
    place,
  ]);
  rewritePaths(tx, row, {
    path: `${parent?.path ?? ""}${row.id}.`,
    path_code: parent === null ? row.code : `${parent.path_code}-${row.code}`,
    levels: (parent?.depth ?? 0) + 1 - row.depth,
  });
};

/** Holds a location and all below it, in the order of ids. */
export const lockSubtree = (tx: Queries, path: string): void =>
  tx.send("select 1 from location where path ^@ $1 order by id for no key update", [path]);

export const setEnabled = (tx: Queries, id: Id, isEnabled: boolean): void =>
  tx.send("update location set is_enabled = $2, version = version + 1 where id = $1", [id, isEnabled]);

export const countBelow = async (tx: Queries, path: string): Promise<number> =>
  (await tx.row<{ count: number }>(
    `select count(p.container_id)::integer as count from location l join placement p on p.location_id = l.id
     where l.path ^@ $1`,
    [path],
  ))!.count;

export const archiveBelow = (tx: Queries, path: string): void => {
  tx.send("delete from placement p using location l where l.path ^@ $1 and p.sublocation_id = l.id", [path]);
  tx.send(
    "update location set is_archived = true, version = version + 1 where path ^@ $1 and not is_archived",
    [path],
  );
};

export const restoreLocation = (tx: Queries, id: Id): void =>
  tx.send("update location set is_archived = false, version = version + 1 where id = $1", [id]);

export interface LocationSubjectRow
  extends Pick<LocationRow, "id" | "kind" | "name" | "path_code" | "warehouse_id"> {
  readonly is_enabled: boolean;
  readonly grid_rows: number;
  readonly grid_columns: number;
  readonly warehouse_kind: WarehouseKind;
  readonly warehouse_name: string;
  readonly owner_id: Id;
  readonly own_level: number;
}

const subjectColumns = `l.id, l.kind, l.name, l.path_code, l.warehouse_id, l.is_enabled, l.grid_rows, l.grid_columns,
  w.kind as warehouse_kind, w.name as warehouse_name, w.owner_id, w.own_level`;

/** Those of some that the reader may see. */
export const findLocationSubjects = (q: Queries, ids: readonly Id[]): Promise<LocationSubjectRow[]> =>
  q.rows<LocationSubjectRow>(
    `select ${subjectColumns} from location l join readable_warehouse w on w.id = l.warehouse_id
     where l.id = any($1::bigint[])`,
    [ids],
  );

/** By the beginning of the path code, or a part of the name. */
export const searchLocations = (
  q: Queries,
  input: {
    readonly code: string;
    readonly name: string;
    readonly kinds: readonly WarehouseKind[];
    readonly most: number;
  },
): Promise<LocationSubjectRow[]> =>
  q.rows<LocationSubjectRow>(
    `select ${subjectColumns} from location l join readable_warehouse w on w.id = l.warehouse_id
     where not l.is_archived and w.kind = any($3::text[]) and (l.path_code ^@ $1 or l.name ilike $2)
     order by l.path_code <> $1, not l.path_code ^@ $1, length(l.path_code), l.path_code ${limitTo(input.most)}`,
    [input.code, input.name, input.kinds],
  );

export const findByPathCode = (q: Queries, code: string): Promise<LocationSubjectRow | undefined> =>
  q.row<LocationSubjectRow>(
    `select ${subjectColumns} from location l join readable_warehouse w on w.id = l.warehouse_id
     where l.path_code = $1 and not l.is_archived`,
    [code],
  );

/** The locations of a warehouse with some path codes. */
export const listByPathCodes = (
  q: Queries,
  warehouseId: Id,
  codes: readonly string[],
): Promise<
  {
    readonly id: Id;
    readonly path_code: string;
    readonly grid_rows: number | null;
    readonly grid_columns: number | null;
  }[]
> =>
  q.rows(
    `select l.id, l.path_code, l.grid_rows, l.grid_columns from location l join readable_warehouse w on w.id = l.warehouse_id
     where l.warehouse_id = $1 and l.path_code = any($2::text[]) and not l.is_archived`,
    [warehouseId, codes],
  );

/** Whether one of them is disabled or archived; none becomes so until the transaction ends. */
export const isClosed = async (tx: Queries, ids: readonly Id[]): Promise<boolean> => {
  const rows = await tx.rows<{ is_closed: boolean }>(
    `select is_archived or not is_enabled as is_closed from location
     where id = any($1::bigint[]) order by id for share`,
    [ids],
  );
  return rows.some((row) => row.is_closed);
};

/** Prevents its deletion until the transaction ends. */
export const lockLocationForShare = (tx: Queries, id: Id): void =>
  tx.send("select 1 from location where id = $1 for key share", [id]);
