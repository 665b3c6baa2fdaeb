import { type NewSamples, readPosition } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { findByPathCode } from "../warehouses/warehouses.service.ts";

/**
 * A place of a warehouse by what is written on labels, e.g. `F1-B1` or `F1-B1-A1`; null if there is none.
 *
 * @example findPlace(q, "3", "f1-b1-a1") // { locationId: "7", position: { row: 1, column: 1 } }
 */
export const findPlace = async (
  q: Queries,
  warehouseId: string,
  written: string,
): Promise<NewSamples["place"]> => {
  const code = written.normalize("NFKC").trim().toUpperCase();
  const whole = await findByPathCode(q, code);
  if (whole !== undefined)
    return whole.warehouse_id === warehouseId ? { locationId: whole.id, position: null } : null;
  const cut = code.lastIndexOf("-");
  const position = cut < 0 ? null : readPosition(code.slice(cut + 1));
  if (position === null) return null;
  const location = await findByPathCode(q, code.slice(0, cut));
  return location?.warehouse_id === warehouseId ? { locationId: location.id, position } : null;
};
