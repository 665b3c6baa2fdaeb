export const demo = {
  cloning: "克隆与组装方法",
  editing: "基因编辑",
  note: "组会讲过；酶切连接循环数可以参考。",
};
