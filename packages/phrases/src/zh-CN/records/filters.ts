/** Texts of saved filters of lists. */
export const filters = {
  saved: "常用筛选",
  save: "保存当前筛选",
  remove: "删除“{{name}}”",
  name: "名称",
  nameHelp: "同名的筛选会被替换。仅您自己可见。",
  nameWanted: "请输入名称",
  savedAs: "已保存筛选“{{name}}”",
  removed: "已删除筛选“{{name}}”",
};
