import { type GridPosition, type Id, readPosition } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { listByPathCodes } from "./locations.store.ts";
import { listTaken } from "./placements.store.ts";

/** A location, or a position of it. */
export interface Place {
  readonly locationId: Id;
  readonly position: GridPosition | null;
}

/** Why nothing can be put into a place. */
export type PlaceFault = "location.not.found" | "position.outside.grid" | "position.occupied";

/** Identifies a position; empty for a place without one, which holds any number of containers. */
export const positionKey = ({ locationId, position }: Place): string =>
  position === null ? "" : `${locationId} ${position.row} ${position.column}`;

/**
 * Places of a warehouse by what is written on labels, e.g. `F1-B1` or `F1-B1-A1`, for the rows of a table: the code of a
 * fault where there is no such location or position, or something is in it.
 *
 * @example (await readPlaces(q, "3", ["f1-b1-a1"])).get("f1-b1-a1") // { locationId: "7", position: { row: 1, column: 1 } }
 */
export const readPlaces = async (
  q: Queries,
  warehouseId: Id,
  written: readonly string[],
): Promise<ReadonlyMap<string, Place | PlaceFault>> => {
  const wanted = [...new Set(written)].map((text) => {
    const code = text.normalize("NFKC").trim().toUpperCase();
    const cut = code.lastIndexOf("-");
    const position = cut < 0 ? null : readPosition(code.slice(cut + 1));
    return { text, code, position, outer: position === null ? code : code.slice(0, cut) };
  });
  if (wanted.length === 0) return new Map();
  const codes = [...new Set(wanted.flatMap(({ code, outer }) => [code, outer]))];
  const rows = await listByPathCodes(q, warehouseId, codes);
  const locations = new Map(rows.map((row) => [row.path_code, row]));
  const placeOf = ({ code, position, outer }: (typeof wanted)[number]): Place | PlaceFault => {
    const whole = locations.get(code);
    if (whole !== undefined) return { locationId: whole.id, position: null };
    const location = position === null ? undefined : locations.get(outer);
    if (location === undefined || position === null) return "location.not.found";
    const isInside =
      position.row <= (location.grid_rows ?? 0) && position.column <= (location.grid_columns ?? 0);
    return isInside ? { locationId: location.id, position } : "position.outside.grid";
  };
  const places = new Map(wanted.map((one) => [one.text, placeOf(one)]));
  const positions = [...places.values()].flatMap((place) =>
    typeof place === "string" || place.position === null
      ? []
      : [{ locationId: place.locationId, ...place.position }],
  );
  const taken = new Set(
    positions.length === 0
      ? []
      : (await listTaken(q, positions)).map((row) => `${row.location_id} ${row.grid_row} ${row.grid_column}`),
  );
  for (const [text, place] of places)
    if (typeof place !== "string" && taken.has(positionKey(place))) places.set(text, "position.occupied");
  return places;
};
