import type { TrailOf } from "@benchleaf/contract";

/** What of it the audit trail tells. */
export const trail: TrailOf<"equipment"> = {
  "equipment.archive": "Archived a device",
  "equipment.block": "Took a device out of service",
  "equipment.changeRules": "Changed booking rules of a device",
  "equipment.create": "Added a device",
  "equipment.release": "Released a device",
  "equipment.restore": "Restored a device",
  "equipment.train": "Changed training on a device",
  "equipment.update": "Changed a device",
  "equipmentGroup.create": "Created an equipment group",
  "equipmentGroup.remove": "Removed an equipment group",
  "equipmentGroup.update": "Changed an equipment group",
  area_equipment: "Equipment",
  area_equipmentGroup: "Equipment groups",
  object_equipment: "Device",
  object_equipmentGroup: "Equipment group",
  object_equipmentBlock: "Equipment block",
};
