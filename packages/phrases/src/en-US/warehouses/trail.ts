import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"warehouses"> = {
  "warehouse.archive": "Archived a warehouse",
  "warehouse.changeOwner": "Transferred a warehouse",
  "warehouse.create": "Created a warehouse",
  "warehouse.restore": "Restored a warehouse",
  "warehouse.setMembers": "Changed warehouse members",
  "warehouse.setPicture": "Changed a warehouse picture",
  "warehouse.update": "Edited a warehouse",
  "location.archive": "Archived a location",
  "location.create": "Created locations",
  "location.disable": "Disabled a location",
  "location.enable": "Enabled a location",
  "location.move": "Moved a location",
  "location.restore": "Restored a location",
  "location.update": "Edited a location",
  "container.place": "Stored containers",
  area_warehouse: "Warehouses",
  object_warehouse: "Warehouse",
  area_location: "Locations",
  object_location: "Location",
  area_container: "Containers",
  object_container: "Container",
};
