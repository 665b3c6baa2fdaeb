export const demo = {
  freezer: "样本库 2 号冰箱",
  eyewash: "细胞间洗眼器",
  chemicalStore: "化学品间",
  fiveS: "主实验室",
  eyewashProof: "已移走纸箱，并在地面贴了禁止堆放标识。",
  fiveSProof: "抽屉已重新贴标签，工具归位。",
};
