import type { MaterialFilter } from "@benchleaf/contract";
import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds, subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { limitUses } from "../access/access.service.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { approvalKinds, approvalScopes } from "../approvals/approvals.service.ts";
import { labelsArea } from "../labels/labels.area.ts";
import { labelSources, ownCodes } from "../labels/labels.service.ts";
import { previewsArea } from "../previews/previews.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { savedFilters } from "../records/records.service.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tableKinds } from "../tables/tables.service.ts";
import { warehousesArea } from "../warehouses/warehouses.area.ts";
import { containerKinds, listManagers, openWarehouse } from "../warehouses/warehouses.service.ts";
import { applyForStock, stockOutApproval } from "./apply-for-stock.ts";
import { demoInventory } from "./inventory.demo.ts";
import { inventoryNotifications } from "./inventory.notifications.ts";
import {
  applicationsRoutes,
  materialFiltersRoutes,
  materialsRoutes,
  ordersRoutes,
  stockRoutes,
} from "./inventory.routes.ts";
import { materialsSet, ordersSet, stockSet } from "./inventory.sets.sql.ts";
import { manageMaterials } from "./manage-materials.ts";
import { manageOrders, purchaseApproval } from "./manage-orders.ts";
import {
  findByMaterialNumber,
  lotContainers,
  materialLabels,
  materialStates,
  materialSubject,
} from "./material-subject.ts";
import { materialTables } from "./material-tables.ts";
import { countMaterials } from "./materials.store.ts";
import { notifyAlarms } from "./notify-alarms.ts";
import { bookStock } from "./record-stock.ts";
import { stockTables } from "./stock-tables.ts";
import { moveStock } from "./transfer-stock.ts";
import { useMaterials } from "./use-materials.ts";
import { writeOrders } from "./write-orders.ts";

export const inventoryArea = serverArea({
  needs: {
    access: accessArea,
    approvals: approvalsArea,
    labels: labelsArea,
    previews: previewsArea,
    records: recordsArea,
    tables: tablesArea,
    warehouses: warehousesArea,
  },
  notificationRules: inventoryNotifications,
  open({ kernel }, { approvals: { approvals, decisions }, records: { numbering } }) {
    const materials = manageMaterials(kernel, numbering);
    const orders = manageOrders(kernel, approvals, numbering);
    return {
      kernel,
      materials,
      moves: moveStock(kernel, materials),
      filters: savedFilters<MaterialFilter>(kernel, "material", openWarehouse),
      stock: bookStock(kernel),
      uses: useMaterials(kernel),
      applications: applyForStock(kernel, approvals, numbering, decisions.cancel),
      orders,
      orderFiles: writeOrders(kernel, orders),
    };
  },
  provides: ({ kernel, materials }) => [
    provide(analysisSets, materialsSet),
    provide(analysisSets, stockSet),
    provide(analysisSets, ordersSet),
    provide(tableKinds, [materialTables(kernel, materials), stockTables(kernel)]),
    provide(subjectKinds, materialSubject),
    provide(subjectStateSources, materialStates),
    provide(containerKinds, lotContainers),
    provide(labelSources, materialLabels),
    provide(ownCodes, findByMaterialNumber),
    provide(approvalKinds, stockOutApproval(kernel)),
    provide(approvalKinds, purchaseApproval(kernel)),
    provide(approvalScopes, { kind: "warehouse", peopleOf: listManagers }),
    provide(limitUses, { feature: "INVENTORY_MATERIALS_LIMIT", count: countMaterials }),
  ],
  routes: ({ materials, filters, stock, moves, uses, applications, orders, orderFiles }) => [
    ...materialsRoutes(materials),
    ...materialFiltersRoutes(filters),
    ...stockRoutes(stock, moves, uses),
    ...applicationsRoutes(applications),
    ...ordersRoutes(orders, orderFiles),
  ],
  start: (_, { kernel }) => notifyAlarms(kernel),
  demo: (_, lab) => demoInventory(lab),
});
