import * as areas from "./areas.ts";
import type { Endpoint } from "./foundation/endpoint.ts";

/** The areas, by the names of their endpoints here. */
export type AreaName = keyof typeof areas;

/** A row with its place, e.g. `{ area: "files", name: "createFolder", row }`. */
export interface NamedEndpoint {
  readonly area: AreaName;
  readonly name: string;
  readonly row: Endpoint;
}

/** Every row of the product, for the mount's completeness test, OpenAPI and generated refusal tests. */
export const allEndpoints: readonly NamedEndpoint[] = (
  Object.entries(areas) as [AreaName, Readonly<Record<string, Endpoint>>][]
).flatMap(([area, rows]) => Object.entries(rows).map(([name, row]) => ({ area, name, row })));
