import { prefixRows } from "../foundation/endpoint.ts";
import { locationsApi } from "./locations.api.ts";
import { warehousesApi } from "./warehouses.api.ts";

export * from "./location-codes.ts";
export * from "./locations.api.ts";
export * from "./locations.schema.ts";
export * from "./stock.schema.ts";
export * from "./warehouses.api.ts";
export * from "./warehouses.schema.ts";

/** The endpoints of this area. */
export const warehousesRows = { ...warehousesApi, ...prefixRows("locations", locationsApi) };
