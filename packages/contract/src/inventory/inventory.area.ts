import { stockApplicationsApi } from "./applications.api.ts";
import { materialsApi } from "./materials.api.ts";
import { ordersApi } from "./orders.api.ts";
import { stockApi } from "./stock.api.ts";

export * from "./applications.api.ts";
export * from "./cas-number.ts";
export * from "./inventory.schema.ts";
export * from "./materials.api.ts";
export * from "./materials.schema.ts";
export * from "./orders.api.ts";
export * from "./stock.api.ts";

/** The endpoints of this area. */
export const inventoryRows = {
  ...materialsApi,
  stock: stockApi.ledger,
  stockEntry: stockApi.entry,
  suggest: stockApi.suggest,
  takeIn: stockApi.takeIn,
  takeOut: stockApi.takeOut,
  count: stockApi.count,
  dispose: stockApi.dispose,
  useMaterial: stockApi.useMaterial,
  takeBack: stockApi.takeBack,
  useStock: stockApi.use,
  adjustStock: stockApi.adjust,
  transferStock: stockApi.transfer,
  reverse: stockApi.reverse,
  applications: stockApplicationsApi.list,
  application: stockApplicationsApi.get,
  applicationHistory: stockApplicationsApi.history,
  locateApplication: stockApplicationsApi.locate,
  apply: stockApplicationsApi.apply,
  cancelApplication: stockApplicationsApi.cancel,
  orders: ordersApi.list,
  order: ordersApi.get,
  exportOrder: ordersApi.export,
  locateOrder: ordersApi.locate,
  createOrder: ordersApi.create,
  updateOrder: ordersApi.update,
  submitOrder: ordersApi.submit,
  placeOrder: ordersApi.order,
  receiveOrder: ordersApi.receive,
  closeOrder: ordersApi.close,
  orderAgain: ordersApi.again,
  createExternalOrder: ordersApi.createExternal,
  revokeExternalOrder: ordersApi.revoke,
  alarms: ordersApi.alarms,
  dashboard: ordersApi.dashboard,
};
