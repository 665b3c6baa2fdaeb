import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"warehouses"> = {
  "warehouse.archive": "Archived a warehouse",
  "warehouse.changeOwner": "Changed the warehouse owner",
  "warehouse.create": "Created a warehouse",
  "warehouse.restore": "Restored a warehouse",
  "warehouse.setMembers": "Changed warehouse members",
  "warehouse.setPicture": "Changed a warehouse picture",
  "warehouse.update": "Changed a warehouse",
  "location.archive": "Archived a location",
  "location.create": "Created locations",
  "location.disable": "Disabled a location",
  "location.enable": "Enabled a location",
  "location.move": "Moved a location",
  "location.restore": "Restored a location",
  "location.update": "Changed a location",
  "container.place": "Placed containers",
  area_warehouse: "Warehouses",
  object_warehouse: "Warehouse",
  area_location: "Locations",
  object_location: "Location",
  area_container: "Containers",
  object_container: "Container",
};
