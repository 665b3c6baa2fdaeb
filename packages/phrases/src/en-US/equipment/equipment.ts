/** What menu, palette and approvals say of equipment, on any page. */
export const equipment = {
  title: "Equipment",
  my: "My bookings",
  reservation: "Booking",
  usage: "Usage",
  maintenance: "Maintenance",
  management: "Management",
  dashboard: "Dashboard",
  "numbered-equipment": "Asset number of equipment",
  "fielded-equipment": "Equipment",
  "approval-EQUIPMENT_RESERVATION": "Equipment booking",
  "approval-hours": "Hours",
} as const;
