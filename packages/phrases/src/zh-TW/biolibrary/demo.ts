/** The demo lab's shared primers. */
export const demo = {
  checkF: "檢測 EGFP 位點，上游",
  checkR: "檢測 EGFP 位點，下游",
  t7: "pET 載體正向定序",
  t7Term: "pET 載體反向定序",
  luc: "LUC 5' 端反向定序",
} as const;
