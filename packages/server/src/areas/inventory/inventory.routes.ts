import {
  type MaterialFilter,
  materialsApi,
  ordersApi,
  stockApi,
  stockApplicationsApi,
} from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { SavedFilters } from "../records/records.service.ts";
import type { ApplyForStock } from "./apply-for-stock.ts";
import type { ManageMaterials } from "./manage-materials.ts";
import type { ManageOrders } from "./manage-orders.ts";
import type { BookStock } from "./record-stock.ts";
import type { MoveStock } from "./transfer-stock.ts";
import type { UseMaterials } from "./use-materials.ts";
import type { WriteOrders } from "./write-orders.ts";

export const materialsRoutes = (materials: ManageMaterials): Binding[] => [
  bind(materialsApi.list, ({ params, query }, { session }) =>
    materials.list(session, params.warehouseId, query),
  ),
  bind(materialsApi.get, ({ params, query }, { session }) =>
    materials.get(session, params.warehouseId, params.materialId, query.timezone),
  ),
  bind(materialsApi.create, ({ params, body }, { session }) =>
    materials.create(session, params.warehouseId, body),
  ),
  bind(materialsApi.update, ({ params, body }, { session }) =>
    materials.update(session, params.warehouseId, params.materialId, body),
  ),
  bind(materialsApi.setArchived, ({ params, body }, { session }) =>
    materials.setArchived(session, params.warehouseId, params.materialId, body.isArchived),
  ),
  bind(materialsApi.lots, ({ params, query }, { session }) =>
    materials.lots(session, params.warehouseId, params.materialId, query.isAll),
  ),
  bind(materialsApi.uniqueness, ({ params }, { session }) =>
    materials.uniqueness(session, params.warehouseId),
  ),
  bind(materialsApi.setUniqueness, ({ params, body }, { session }) =>
    materials.setUniqueness(session, params.warehouseId, body.fields),
  ),
];

export const stockRoutes = (stock: BookStock, moves: MoveStock, uses: UseMaterials): Binding[] => [
  bind(stockApi.ledger, ({ params, query }, { session }) => stock.ledger(session, params.warehouseId, query)),
  bind(stockApi.entry, ({ params }, { session }) =>
    stock.entry(session, params.warehouseId, params.movementId),
  ),
  bind(stockApi.suggest, ({ params, query }, { session }) =>
    stock.suggest(session, params.warehouseId, params.materialId, query),
  ),
  bind(stockApi.takeIn, ({ params, body }, { session }) => stock.takeIn(session, params.warehouseId, body)),
  bind(stockApi.takeOut, ({ params, body }, { session }) =>
    stock.book(session, params.warehouseId, "out", body.entries, body.reason),
  ),
  bind(stockApi.adjust, ({ params, body }, { session }) =>
    stock.book(session, params.warehouseId, "adjust", body.entries, body.reason),
  ),
  bind(stockApi.use, ({ params, body }, { session }) =>
    stock.book(session, params.warehouseId, params.operation, body.entries, body.reason),
  ),
  bind(stockApi.transfer, ({ params, body }, { session }) =>
    moves.transfer(session, params.warehouseId, body),
  ),
  bind(stockApi.count, ({ params, body }, { session }) =>
    stock.book(session, params.warehouseId, "count", body.entries, body.reason),
  ),
  bind(stockApi.dispose, ({ params, body }, { session }) =>
    stock.book(
      session,
      params.warehouseId,
      "dispose",
      body.containerIds.map((containerId) => ({ containerId, quantity: null })),
      body.reason,
    ),
  ),
  bind(stockApi.useMaterial, ({ params, body }, { session }) => uses.use(session, { ...params, ...body })),
  bind(stockApi.takeBack, ({ params, body }, { session }) => uses.takeBack(session, { ...params, ...body })),
  bind(stockApi.reverse, ({ params, body }, { session }) =>
    stock.reverse(session, params.warehouseId, body.movementId, body.reason),
  ),
];

export const applicationsRoutes = (applications: ApplyForStock): Binding[] => [
  bind(stockApplicationsApi.list, ({ params, query }, { session }) =>
    applications.list(session, params.warehouseId, query),
  ),
  bind(stockApplicationsApi.history, ({ params, query }, { session }) =>
    applications.list(session, params.warehouseId, { ...query, view: "history" }),
  ),
  bind(stockApplicationsApi.get, ({ params }, { session }) =>
    applications.get(session, params.warehouseId, params.stockApplicationId),
  ),
  bind(stockApplicationsApi.locate, ({ params }, { session }) =>
    applications.locate(session, params.stockApplicationId),
  ),
  bind(stockApplicationsApi.apply, ({ params, body }, { session }) =>
    applications.apply(session, params.warehouseId, body),
  ),
  bind(stockApplicationsApi.cancel, ({ params }, { session }) =>
    applications.cancel(session, params.warehouseId, params.stockApplicationId),
  ),
];

export const ordersRoutes = (orders: ManageOrders, files: WriteOrders): Binding[] => [
  bind(ordersApi.list, ({ params, query }, { session }) => orders.list(session, params.warehouseId, query)),
  bind(ordersApi.get, ({ params }, { session }) => orders.get(session, params.warehouseId, params.orderId)),
  bind(ordersApi.export, ({ params, query: { format, locale, timezone = "Asia/Shanghai" } }, { session }) =>
    files.write(session, params.warehouseId, params.orderId, format, { locale, timezone }),
  ),
  bind(ordersApi.locate, ({ params }, { session }) => orders.locate(session, params.orderId)),
  bind(ordersApi.create, ({ params, body }, { session }) => orders.create(session, params.warehouseId, body)),
  bind(ordersApi.update, ({ params, body }, { session }) =>
    orders.update(session, params.warehouseId, params.orderId, body),
  ),
  bind(ordersApi.submit, ({ params }, { session }) =>
    orders.submit(session, params.warehouseId, params.orderId),
  ),
  bind(ordersApi.order, ({ params }, { session }) =>
    orders.order(session, params.warehouseId, params.orderId),
  ),
  bind(ordersApi.receive, ({ params, body }, { session }) =>
    orders.receive(session, params.warehouseId, params.orderId, body.receipts),
  ),
  bind(ordersApi.close, ({ params }, { session }) =>
    orders.close(session, params.warehouseId, params.orderId),
  ),
  bind(ordersApi.again, ({ params }, { session }) =>
    orders.again(session, params.warehouseId, params.orderId),
  ),
  bind(ordersApi.createExternal, ({ params, body }, { session }) =>
    orders.createExternal(session, params.warehouseId, body),
  ),
  bind(ordersApi.revoke, ({ params }, { session }) =>
    orders.revoke(session, params.warehouseId, params.orderId),
  ),
  bind(ordersApi.alarms, ({ query }, { session }) => orders.alarms(session, query.timezone)),
  bind(ordersApi.dashboard, ({ params, query }, { session }) =>
    orders.dashboard(session, params.warehouseId, query.days, query.timezone),
  ),
];

/** Filters that users have saved of the list. */
export const materialFiltersRoutes = (filters: SavedFilters<MaterialFilter>): Binding[] => [
  bind(materialsApi.savedFilters, ({ params }, { session }) => filters.list(session, params.warehouseId)),
  bind(materialsApi.saveFilter, ({ params, body }, { session }) =>
    filters.save(session, body, params.warehouseId),
  ),
  bind(materialsApi.removeFilter, ({ params }, { session }) =>
    filters.remove(session, params.filterId, params.warehouseId),
  ),
];
