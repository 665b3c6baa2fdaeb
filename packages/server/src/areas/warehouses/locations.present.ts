import type { FoundLocation, GridPosition, Location, LocationNode } from "@benchleaf/contract";
import type { LocationDetailRow, LocationRow, LocationSubjectRow } from "./locations.store.ts";
import { addressOfLocation } from "./warehouse-subjects.ts";

/** Rows and columns of a grid; null if nothing has a position. */
export const presentGrid = (row: Pick<LocationRow, "grid_rows" | "grid_columns">): LocationNode["grid"] =>
  row.grid_rows === 0 ? null : { rows: row.grid_rows, columns: row.grid_columns };

export const presentPosition = (row: {
  readonly grid_row: number | null;
  readonly grid_column: number | null;
}): GridPosition | null =>
  row.grid_row === null || row.grid_column === null ? null : { row: row.grid_row, column: row.grid_column };

export const presentNode = (row: LocationRow): LocationNode => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  parentId: row.parent_id,
  kind: row.kind,
  name: row.name,
  code: row.code,
  pathCode: row.path_code,
  grid: presentGrid(row),
  position: presentPosition(row),
  isEnabled: row.is_enabled,
  isArchived: row.is_archived,
  containerCount: row.container_count,
  occupiedCount: row.occupied_count,
  childCount: row.child_count,
});

export const presentLocation = (
  row: LocationDetailRow,
  ancestors: readonly Pick<LocationRow, "id" | "name" | "code" | "kind" | "is_enabled">[],
): Location => ({
  ...presentNode(row),
  conditions: { minCelsius: row.min_celsius, maxCelsius: row.max_celsius, note: row.conditions },
  version: row.version,
  createTime: row.create_time.toISOString(),
  ancestors: ancestors.map(({ id, name, code, kind, is_enabled }) => ({
    id,
    name,
    code,
    kind,
    isEnabled: is_enabled,
  })),
});

export const presentFound = (row: LocationSubjectRow, foundPosition: GridPosition | null): FoundLocation => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  kind: row.kind,
  name: row.name,
  pathCode: row.path_code,
  isEnabled: row.is_enabled,
  warehouseName: row.warehouse_name,
  warehouseKind: row.warehouse_kind,
  foundPosition,
  address: addressOfLocation(row.warehouse_kind, row.warehouse_id, row.id),
});
