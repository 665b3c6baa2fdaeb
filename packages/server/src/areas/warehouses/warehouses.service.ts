/* Functions of this area for inventory and samples; see the README. */
export { withFaults } from "./database-faults.ts";
export { openWarehouse } from "./open-warehouse.ts";
export {
  type ContainerKind,
  containerKinds,
  placeCode,
  placeContainers,
  positionsIn,
  type StockFigures,
} from "./place-containers.ts";
export { findPlaced } from "./placements.store.ts";
export { amountIn, sumIn } from "./stock.rules.ts";
export { listMovementWarehouses } from "./stock.store.ts";
export {
  createContainers,
  recordStock,
  releaseHolds,
  reserveItem,
  reverseStock,
  type StockEntry,
  type StockSource,
  suggestStock,
  takeHolds,
  transferStock,
  useItem,
} from "./stock.ts";
export { listManagers } from "./warehouse-members.store.ts";
export { filterWarehouseReaders } from "./warehouse-subjects.ts";
export { admitTo, askingOf, takePlaces } from "./warehouse-tables.ts";
export { refusalOf } from "./warehouses.policy.ts";
export { findAccess } from "./warehouses.store.ts";
export { type Place, type PlaceFault, readPlaces } from "./written-places.ts";
