export const demo = {
  freezer: "樣本庫 2 號冰箱",
  eyewash: "細胞間洗眼器",
  chemicalStore: "化學品間",
  fiveS: "主實驗室",
  eyewashProof: "已移走紙箱，並在地面貼了禁止堆放標示。",
  fiveSProof: "抽屜已重新貼標籤，工具歸位。",
};
