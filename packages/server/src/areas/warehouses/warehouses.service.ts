/* What inventory and samples use of this area; the README says how. */
export { withFaults } from "./database-faults.ts";
export { openWarehouse } from "./open-warehouse.ts";
export {
  type ContainerKind,
  containerKinds,
  describePlaced,
  placeCode,
  placeContainers,
  positionsIn,
} from "./place-containers.ts";
export { findPlaced } from "./placements.store.ts";
export { amountIn, pickFirstToExpire, sumIn } from "./stock.rules.ts";
export { type ContainerRow, findContainers, lockContainers, setOpened } from "./stock.store.ts";
export {
  createContainers,
  holdContainers,
  holdItem,
  recordStock,
  releaseHolds,
  reverseStock,
  type StockEntry,
  type StockSource,
  suggestStock,
  takeHolds,
  transferStock,
} from "./stock.ts";
export { listManagers } from "./warehouse-members.store.ts";
export { addressOfLocation, addressOfWarehouse, keepWarehouseReaders } from "./warehouse-subjects.ts";
export { type Asking, demandKey, keysOfKind, refusalOf } from "./warehouses.policy.ts";
export { findAccess, type WarehouseAccess } from "./warehouses.store.ts";
