export const demo = {
  orderPrimers: "訂購基因分型引子",
  genotype: "F0 代基因分型",
  stocks: "配製 sgRNA 母液",
  sequenceCheck: "核對 pX459 定序結果",
  freezerMap: "整理質體庫冰箱位置表",
  report: "撰寫月度進展報告",
  safety: "實驗室安全例會",
};
