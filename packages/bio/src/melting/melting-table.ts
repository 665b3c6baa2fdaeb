import { type NearestNeighborTable, nearestNeighborTables } from "../../data/melting-nearest-neighbours.ts";
import { plainName } from "./plain-name.ts";

/** `allawi-1997` has the parameters that `santalucia-1998` unites. */
export type MeltingTable = keyof typeof nearestNeighborTables | "allawi-1997";

const tables = new Map<string, NearestNeighborTable>(
  Object.entries(nearestNeighborTables).map(([name, table]) => [plainName(name), table]),
);
tables.set(plainName("allawi-1997"), nearestNeighborTables["santalucia-1998"]);

/**
 * The table of a name, written with or without signs and capitals; undefined if there is none.
 *
 * @example findMeltingTable("SantaLucia 1998") === nearestNeighborTables["santalucia-1998"]
 */
export const findMeltingTable = (name: string): NearestNeighborTable | undefined =>
  tables.get(plainName(name));
