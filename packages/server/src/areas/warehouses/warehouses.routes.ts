import { locationsApi, warehousesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { changeWarehouseOwner } from "./change-warehouse-owner.ts";
import type { ManageLocations } from "./manage-locations.ts";
import type { ManageWarehouses } from "./manage-warehouses.ts";

export const warehousesRoutes = (
  warehouses: ManageWarehouses,
  owners: ReturnType<typeof changeWarehouseOwner>,
): Binding[] => [
  bind(warehousesApi.list, ({ query }, { session }) => warehouses.list(session, query)),
  bind(warehousesApi.get, ({ params, query }, { session }) =>
    warehouses.get(session, params.warehouseId, query.timezone),
  ),
  bind(warehousesApi.create, ({ body }, { session }) => warehouses.create(session, body)),
  bind(warehousesApi.update, ({ params, body }, { session }) =>
    warehouses.update(session, params.warehouseId, body),
  ),
  bind(warehousesApi.setPicture, ({ params, body }, { session }) =>
    warehouses.setPicture(session, params.warehouseId, body.uuid),
  ),
  bind(warehousesApi.picture, async ({ params }, { session }) => {
    const { content_type: contentType, bytes: body } = await warehouses.picture(session, params.warehouseId);
    return { fileName: contentType === "image/png" ? "picture.png" : "picture.jpg", contentType, body };
  }),
  bind(warehousesApi.setArchived, ({ params, body }, { session }) =>
    warehouses.setArchived(session, params.warehouseId, body.isArchived),
  ),
  bind(warehousesApi.members, ({ params }, { session }) => warehouses.members(session, params.warehouseId)),
  bind(warehousesApi.setMembers, ({ params, body }, { session }) =>
    warehouses.setMembers(session, params.warehouseId, body),
  ),
  bind(warehousesApi.changeOwner, ({ params, body }, { session }) =>
    owners.changeOwner(session, params.warehouseId, body),
  ),
];

export const locationsRoutes = (locations: ManageLocations): Binding[] => [
  bind(locationsApi.tree, ({ params, query }, { session }) =>
    locations.tree(session, params.warehouseId, query.isArchived),
  ),
  bind(locationsApi.list, ({ params, query }, { session }) =>
    locations.list(session, params.warehouseId, query),
  ),
  bind(locationsApi.get, ({ params }, { session }) =>
    locations.get(session, params.warehouseId, params.locationId),
  ),
  bind(locationsApi.create, ({ params, body }, { session }) =>
    locations.create(session, params.warehouseId, body),
  ),
  bind(locationsApi.update, ({ params, body }, { session }) =>
    locations.update(session, params.warehouseId, params.locationId, body),
  ),
  bind(locationsApi.move, ({ params, body }, { session }) =>
    locations.move(session, params.warehouseId, params.locationId, body),
  ),
  bind(locationsApi.enable, ({ params }, { session }) =>
    locations.enable(session, params.warehouseId, params.locationId),
  ),
  bind(locationsApi.disable, ({ params }, { session }) =>
    locations.disable(session, params.warehouseId, params.locationId),
  ),
  bind(locationsApi.setArchived, ({ params, body }, { session }) =>
    locations.setArchived(session, params.warehouseId, params.locationId, body.isArchived),
  ),
  bind(locationsApi.content, ({ params, query }, { session }) =>
    locations.content(session, params.warehouseId, params.locationId, query),
  ),
  bind(locationsApi.grid, ({ params }, { session }) =>
    locations.grid(session, params.warehouseId, params.locationId),
  ),
  bind(locationsApi.place, ({ params, body }, { session }) =>
    locations.place(session, params.warehouseId, body.placements),
  ),
  bind(locationsApi.find, ({ query }, { session }) => locations.find(session, query)),
];
