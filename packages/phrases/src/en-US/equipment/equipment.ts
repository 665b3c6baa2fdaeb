/** Equipment texts of the menu, palette and approvals, needed on any page. */
export const equipment = {
  title: "Equipment",
  my: "My bookings",
  reservation: "Booking",
  usage: "Usage",
  maintenance: "Maintenance",
  management: "Management",
  dashboard: "Dashboard",
  "numbered-equipment": "Equipment asset number",
  "fielded-equipment": "Equipment",
  "approval-EQUIPMENT_RESERVATION": "Equipment booking",
  "approval-hours": "Hours",
} as const;
