export const demo = {
  orderPrimers: "订购基因分型引物",
  genotype: "F0 代基因分型",
  stocks: "配制 sgRNA 母液",
  sequenceCheck: "核对 pX459 测序结果",
  freezerMap: "整理质粒库冰箱位置表",
  report: "写月度进展报告",
  safety: "实验室安全例会",
};
