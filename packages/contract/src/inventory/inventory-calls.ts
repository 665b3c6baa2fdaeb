import { z } from "zod";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";

/* What the endpoints of a warehouse of materials share. */

/** Address of what belongs to a warehouse of materials. */
export const base = "/platform/resource/warehouses/:warehouseId/inventory" as const;
/** A warehouse in an address. */
export const params = z.object({ warehouseId: idSchema });
/** A material in an address. */
export const materialParams = z.object({ warehouseId: idSchema, materialId: idSchema });
/** The version that a change is based on. */
export const version = z.number().int().min(1);
/** What a list is searched for. */
export const search = z.string().trim().max(MAX_SEARCH_CHARACTERS).optional();

/** The switch of the area. */
export const feature = "INVENTORY" as const;
/** Access to what readers see. */
export const read = { permission: "INVENTORY_READ", feature } as const;
/** Access to changes of materials and stock. */
export const write = { permission: ["INVENTORY_READ", "INVENTORY_MATERIAL_CREATE"], feature } as const;
/** Errors of all who may not see a warehouse. */
export const hidden = ["permission.denied", "feature.disabled", "warehouse.not.found"] as const;
/** Errors of changes in it. */
export const used = [...hidden, "warehouse.use.required"] as const;
/** Errors of changes of its settings. */
export const managed = [...hidden, "warehouse.manager.required"] as const;
/** Errors of places. */
export const placed = [
  "location.not.found",
  "location.disabled",
  "position.occupied",
  "position.outside.grid",
] as const;
/** Errors of what comes in. */
export const incoming = [
  "material.not.found",
  "material.archived",
  "lot.expiry.differs",
  "quantity.unit.mismatch",
  "stock.amount.invalid",
  "warehouse.archived",
  ...placed,
] as const;
/** Errors of what goes out. */
export const outgoing = [
  "container.not.found",
  "container.closed",
  "stock.insufficient",
  "quantity.unit.mismatch",
  "stock.amount.invalid",
] as const;
/** Errors of custom fields. */
export const filled = ["field.value.required", "field.value.invalid", "field.value.taken"] as const;
