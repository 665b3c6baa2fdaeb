/** Equipment texts of the menu, palette and approvals, needed on any page. */
export const equipment = {
  title: "儀器",
  my: "我的預約",
  reservation: "預約",
  usage: "使用紀錄",
  maintenance: "維護",
  management: "儀器管理",
  dashboard: "儀表板",
  "numbered-equipment": "儀器資產編號",
  "fielded-equipment": "儀器",
  "approval-EQUIPMENT_RESERVATION": "儀器預約",
  "approval-hours": "時數",
} as const;
