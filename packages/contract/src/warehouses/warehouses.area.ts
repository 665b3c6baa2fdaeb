import { locationsApi } from "./locations.api.ts";
import { warehousesApi } from "./warehouses.api.ts";

export * from "./location-codes.ts";
export * from "./locations.api.ts";
export * from "./locations.schema.ts";
export * from "./stock.schema.ts";
export * from "./warehouses.api.ts";
export * from "./warehouses.schema.ts";

// Both have rows of these names, and in one object the later would replace the earlier.
const {
  list: listLocations,
  get: getLocation,
  create: createLocations,
  update: updateLocation,
  setArchived: setLocationArchived,
  ...otherLocationRows
} = locationsApi;

/** The endpoint rows of the area. */
export const warehousesRows = {
  ...warehousesApi,
  ...otherLocationRows,
  listLocations,
  getLocation,
  createLocations,
  updateLocation,
  setLocationArchived,
};
