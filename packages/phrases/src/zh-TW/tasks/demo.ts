export const demo = {
  orderPrimers: "訂購基因分型引物",
  genotype: "F0 代基因分型",
  stocks: "配製 sgRNA 母液",
  sequenceCheck: "核對 pX459 測序結果",
  freezerMap: "整理質粒庫冰箱位置表",
  report: "寫月度進展報告",
  safety: "實驗室安全例會",
};
