import type { Lot, Material } from "@benchleaf/contract";
import { sumIn } from "../warehouses/warehouses.service.ts";
import type { LotContainerRow, LotRow } from "./lots.store.ts";
import type { MaterialRow } from "./materials.store.ts";

/** Remaining amounts are given in the material's unit, whatever units its containers have. */
export const presentMaterial = (row: MaterialRow & { readonly is_low: boolean }): Material => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  number: row.number,
  kind: row.kind,
  name: row.name,
  cas: row.cas,
  catalogNumber: row.catalog_number,
  brand: row.brand,
  specification: row.specification,
  storage: row.storage,
  note: row.note,
  hazards: row.hazards,
  supplies: row.supplies,
  unit: row.unit,
  lowQuantity: row.low_quantity,
  expiryDays: row.expiry_days,
  quantity: sumIn(
    row.unit,
    row.stock.map(({ quantity: value, unit }) => ({ value, unit })),
  ),
  held: sumIn(
    row.unit,
    row.stock.map(({ held: value, unit }) => ({ value, unit })),
  ),
  containerCount: row.container_count,
  firstExpiry: row.first_expiry,
  isLow: row.is_low,
  isArchived: row.is_archived,
  version: row.version,
  createTime: row.create_time.toISOString(),
  ...(row.fields && { fields: row.fields }),
});

/** Locations of containers, by their ids. */
type Places = ReadonlyMap<string, { readonly pathCode: string; readonly locationId: string }>;

export const presentLot = (row: LotRow, containers: readonly LotContainerRow[], places: Places): Lot => ({
  id: row.id,
  batchNo: row.batch_no,
  expirationDay: row.expiration_day,
  supplier: row.supplier,
  createTime: row.create_time.toISOString(),
  containers: containers
    .filter((one) => one.lot_id === row.id)
    .map((one) => ({
      id: one.id,
      lotId: one.lot_id,
      label: one.label,
      quantity: { value: one.quantity, unit: one.unit },
      held: one.held,
      openedDay: one.opened_day,
      isClosed: one.is_closed,
      pathCode: places.get(one.id)?.pathCode ?? null,
      locationId: places.get(one.id)?.locationId ?? null,
    })),
});
