/** Texts of the team's usage page, visible to its owner. */
export const usage = {
  title: "使用情況",
  lead: "團隊所有專案的合計，僅擁有者可見。",
  room: "占用空間",
  roomByKind: "占用空間（按類型）",
  perDay: "每日新建與儲存",
  kind: "類型",
  day: "日期",
  created: "新建",
  saved: "儲存",
};
