/** Equipment texts of the menu, palette and approvals, needed on any page. */
export const equipment = {
  title: "仪器",
  my: "我的预约",
  reservation: "预约",
  usage: "使用记录",
  maintenance: "维护",
  management: "仪器管理",
  dashboard: "看板",
  "numbered-equipment": "仪器资产编号",
  "fielded-equipment": "仪器",
  "approval-EQUIPMENT_RESERVATION": "仪器预约",
  "approval-hours": "时长（小时）",
} as const;
