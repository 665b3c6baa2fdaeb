import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"equipment"> = {
  "equipment.name": "Name",
  "equipment.assetNo": "Asset number",
  "equipment.model": "Model",
  "equipment.serialNo": "Serial number",
  "equipment.manufacturer": "Manufacturer",
  "equipment.category": "Category",
  "equipment.location": "Location",
  "equipment.group": "Group",
  "equipment.calibrationDue": "Calibration due",
  "equipment.description": "Description",
  "equipment.owners": "Responsible people",
  "equipment.status": "Status",
  "equipmentUsage.device": "Device",
  "equipmentUsage.deviceName": "Device name",
  "equipmentUsage.person": "Person",
  "equipmentUsage.start": "Start",
  "equipmentUsage.end": "End",
  "equipmentUsage.minutes": "Minutes used",
  "equipmentUsage.bookedMinutes": "Minutes booked",
  "equipmentUsage.counter": "Counter",
  "equipmentUsage.cost": "Cost",
  "equipmentUsage.currency": "Currency",
  "equipmentUsage.note": "Note",
};
