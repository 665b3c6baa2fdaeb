import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds, subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { limitUses } from "../access/access.service.ts";
import { labelsArea } from "../labels/labels.area.ts";
import { labelSources, ownCodes } from "../labels/labels.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { changeWarehouseOwner } from "./change-warehouse-owner.ts";
import { findByLocationCode, locationLabels } from "./label-location.ts";
import { manageLocations } from "./manage-locations.ts";
import { manageWarehouses } from "./manage-warehouses.ts";
import { containerKinds } from "./place-containers.ts";
import { locationSubject, warehouseStates, warehouseSubject } from "./warehouse-subjects.ts";
import { warehousesNotifications } from "./warehouses.notifications.ts";
import { locationsRoutes, warehousesRoutes } from "./warehouses.routes.ts";
import { countWarehouses } from "./warehouses.store.ts";

export const warehousesArea = serverArea({
  needs: { access: accessArea, tenants: tenantsArea, labels: labelsArea },
  notificationRules: warehousesNotifications,
  open: ({ kernel, resolveAll: all }) => ({
    warehouses: manageWarehouses(kernel, () => all(containerKinds)),
    owners: changeWarehouseOwner(kernel),
    locations: manageLocations(kernel, () => all(containerKinds)),
  }),
  provides: ({ owners }) => [
    provide(subjectKinds, warehouseSubject),
    provide(subjectStateSources, warehouseStates),
    provide(subjectKinds, locationSubject),
    provide(belongingsRecipient, owners.handOver),
    provide(labelSources, locationLabels),
    provide(ownCodes, findByLocationCode),
    provide(limitUses, {
      feature: "INVENTORY_MATERIALS_WAREHOUSE_LIMIT",
      count: (q) => countWarehouses(q, "inventory"),
    }),
  ],
  routes: ({ warehouses, owners, locations }) => [
    ...warehousesRoutes(warehouses, owners),
    ...locationsRoutes(locations),
  ],
});
