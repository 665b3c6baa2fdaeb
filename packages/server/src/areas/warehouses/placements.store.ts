import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads accounts in addition to the tables of the area. */

export interface PlacedRow {
  readonly placement_id: Id;
  readonly container_id: Id;
  readonly location_id: Id;
  readonly path: string;
  readonly path_code: string;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
  readonly holder_kind: string;
  readonly holder_id: Id;
  readonly label: string;
  readonly quantity: string;
  readonly unit: string;
  readonly expiration_day: string | null;
  readonly place_time: Date;
  readonly placed_by: string;
}

const columns = `p.id as placement_id, p.container_id, p.location_id, l.path, l.path_code, p.grid_row, p.grid_column,
  c.holder_kind, c.holder_id, c.label, c.quantity::text, c.unit, c.expiration_day::text, p.place_time,
  a.name as placed_by`;

/** Containers without a position come after those with one. */
const NO_POSITION = 32767;
const row = `coalesce(p.grid_row, ${NO_POSITION})`;
const column = `coalesce(p.grid_column, ${NO_POSITION})`;

/** Where a page of content continues: path, row, column and id of the last placement shown. */
export type ContentKey = readonly [string, number, number, Id];

export const contentKeyOf = (placed: PlacedRow): ContentKey => [
  placed.path,
  placed.grid_row ?? NO_POSITION,
  placed.grid_column ?? NO_POSITION,
  placed.placement_id,
];

/** What is in one location, or in it and all below it. */
export const listContent = (
  q: Queries,
  input: {
    readonly path: string;
    readonly isDeep: boolean;
    readonly after: ContentKey | undefined;
    readonly limit: number;
  },
): Promise<PlacedRow[]> =>
  q.rows<PlacedRow>(
    `select ${columns} from location l
     join placement p on p.location_id = l.id
     join container c on c.id = p.container_id
     join account a on a.id = p.placed_by
     where ${input.isDeep ? "l.path ^@ $1" : "l.path = $1"}
       and ($2::text is null or (l.path, ${row}, ${column}, p.id) > ($2 collate "C", $3, $4, $5))
     order by l.path, ${row}, ${column}, p.id ${limitTo(input.limit)}`,
    [input.path, ...(input.after ?? [null, null, null, null])],
  );

/** Placed containers, in any order. */
export const findPlaced = (q: Queries, containerIds: readonly Id[]): Promise<PlacedRow[]> =>
  q.rows<PlacedRow>(
    `select ${columns} from placement p
     join location l on l.id = p.location_id
     join container c on c.id = p.container_id
     join account a on a.id = p.placed_by
     where p.container_id = any($1::bigint[])`,
    [containerIds],
  );

/** Locations that are in positions of another one. */
export const listPositioned = async (q: Queries, locationId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    "select sublocation_id as id from placement where location_id = $1 and sublocation_id is not null",
    [locationId],
  );
  return rows.map((found) => found.id);
};

/** Current placements of open containers of one warehouse. */
export const listCurrentPlacements = (
  tx: Queries,
  warehouseId: Id,
  containerIds: readonly Id[],
): Promise<{ container_id: Id; location_id: Id | null }[]> =>
  tx.rows(
    `select c.id as container_id, p.location_id from container c left join placement p on p.container_id = c.id
     where c.warehouse_id = $1 and c.id = any($2::bigint[]) and not c.is_closed`,
    [warehouseId, containerIds],
  );

/** The paths of some locations of a warehouse. */
export const listPaths = async (tx: Queries, warehouseId: Id, ids: readonly Id[]): Promise<string[]> => {
  const rows = await tx.rows<{ path: string }>(
    "select path from location where warehouse_id = $1 and id = any($2::bigint[])",
    [warehouseId, ids],
  );
  return rows.map((found) => found.path);
};

/** Anyone who else places something in one of them waits until the transaction ends. */
export const lockPlaces = (tx: Queries, locationIds: readonly Id[]): void => {
  const ordered = [...new Set(locationIds)].sort((one, other) => Number(BigInt(one) - BigInt(other)));
  for (const id of ordered)
    tx.send("select pg_advisory_xact_lock(hashtextextended('content of location ' || $1::bigint, 0))", [id]);
};

export interface NewPlacement {
  readonly containerId: Id;
  readonly locationId: Id;
  readonly row: number | null;
  readonly column: number | null;
}

/** In one statement, so that containers may change places. Returns how many of the locations exist. */
export const savePlacements = async (
  tx: Queries,
  warehouseId: Id,
  placements: readonly NewPlacement[],
): Promise<number> => {
  const rows = await tx.rows(
    `insert into placement (warehouse_id, location_id, grid_row, grid_column, grid_rows, grid_columns, container_id)
     select $1, l.id, given.grid_row, given.grid_column, l.grid_rows, l.grid_columns, given.container_id
     from unnest($2::bigint[], $3::bigint[], $4::smallint[], $5::smallint[])
       as given (container_id, location_id, grid_row, grid_column)
     join location l on l.id = given.location_id and l.warehouse_id = $1
     order by given.container_id
     on conflict (tenant_id, container_id) do update set
       location_id = excluded.location_id, grid_row = excluded.grid_row, grid_column = excluded.grid_column,
       grid_rows = excluded.grid_rows, grid_columns = excluded.grid_columns, place_time = now(),
       placed_by = current_user_id()
     returning id`,
    [
      warehouseId,
      placements.map(({ containerId }) => containerId),
      placements.map(({ locationId }) => locationId),
      placements.map((one) => one.row),
      placements.map((one) => one.column),
    ],
  );
  return rows.length;
};

export const deletePlacements = (tx: Queries, containerIds: readonly Id[]): void =>
  tx.send("delete from placement where container_id = any($1::bigint[])", [containerIds]);

/** Locations take positions of the one that they are in. */
export const positionLocations = async (
  tx: Queries,
  warehouseId: Id,
  locationId: Id,
  placed: readonly { readonly id: Id; readonly row: number; readonly column: number }[],
): Promise<void> => {
  await tx.rows(
    `insert into placement (warehouse_id, location_id, grid_row, grid_column, grid_rows, grid_columns, sublocation_id)
     select $1, l.id, given.grid_row, given.grid_column, l.grid_rows, l.grid_columns, given.id
     from unnest($3::bigint[], $4::smallint[], $5::smallint[]) as given (id, grid_row, grid_column)
     join location l on l.id = $2`,
    [
      warehouseId,
      locationId,
      placed.map(({ id }) => id),
      placed.map((one) => one.row),
      placed.map((one) => one.column),
    ],
  );
};

/** Which positions of some are taken now. */
export const listTaken = (
  q: Queries,
  positions: readonly { readonly locationId: Id; readonly row: number; readonly column: number }[],
): Promise<{ readonly location_id: Id; readonly grid_row: number; readonly grid_column: number }[]> =>
  q.rows(
    `select p.location_id, p.grid_row, p.grid_column
     from unnest($1::bigint[], $2::smallint[], $3::smallint[]) as g (location_id, grid_row, grid_column)
     join placement p on p.location_id = g.location_id and p.grid_row = g.grid_row and p.grid_column = g.grid_column`,
    [
      positions.map(({ locationId }) => locationId),
      positions.map(({ row }) => row),
      positions.map(({ column }) => column),
    ],
  );
