/** The demo lab's shared primers. */
export const demo = {
  checkF: "检测 EGFP 位点，上游",
  checkR: "检测 EGFP 位点，下游",
  t7: "pET 载体正向测序",
  t7Term: "pET 载体反向测序",
  luc: "LUC 5' 端反向测序",
} as const;
