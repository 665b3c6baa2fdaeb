/** Texts of saved filters of lists. */
export const filters = {
  saved: "常用篩選",
  save: "儲存目前的篩選",
  remove: "刪除「{{name}}」",
  name: "名稱",
  nameHelp: "同名的篩選會被取代。只有您自己看得到。",
  nameWanted: "請輸入名稱",
  savedAs: "已儲存篩選「{{name}}」",
  removed: "已刪除篩選「{{name}}」",
};
