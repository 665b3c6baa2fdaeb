import type { GridPosition, Sample } from "@benchleaf/contract";
import { placeCode } from "../warehouses/warehouses.service.ts";
import type { SampleRow } from "./samples.store.ts";

interface PlaceRow {
  readonly path_code: string | null;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
}

const positionOf = ({ grid_row: row, grid_column: column }: PlaceRow): GridPosition | null =>
  row === null || column === null ? null : { row, column };

/** A location, e.g. `F1-B1-A1`; null if not recorded. */
export const placeOf = (row: PlaceRow): string | null =>
  row.path_code === null ? null : placeCode(row.path_code, positionOf(row));

export const presentSample = (row: SampleRow): Sample => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  number: row.number,
  name: row.name,
  metaId: row.meta_id,
  meta: row.meta ?? "",
  metaVersion: row.meta_version,
  stage: row.stage,
  stageColor: row.stages?.find(({ label }) => label === row.stage)?.color ?? "grey",
  state: row.state,
  containerId: row.container_id,
  quantity: { value: row.quantity, unit: row.unit },
  thawCount: row.thaw_count,
  pathCode: placeOf(row),
  locationId: row.location_id,
  position: positionOf(row),
  expirationDay: row.expiration_day,
  isExpired: row.is_expired,
  ownerId: row.owner_id,
  owner: row.owner,
  projectId: row.project === null ? null : row.project_id,
  project: row.project ?? "",
  note: row.note,
  holder: row.holder ?? "",
  dueBack: row.due_back,
  isOverdue: row.is_overdue,
  isPending: row.is_pending,
  version: row.version,
  createTime: row.create_time.toISOString(),
  ...(row.fields && { fields: row.fields }),
});
