/** Texts of the team's usage page, visible to its owner. */
export const usage = {
  title: "使用情况",
  lead: "团队所有项目的合计，仅所有者可见。",
  room: "占用空间",
  roomByKind: "占用空间（按类型）",
  perDay: "每日新建与保存",
  kind: "类型",
  day: "日期",
  created: "新建",
  saved: "保存",
};
