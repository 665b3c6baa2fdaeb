/** The demo lab's shared primers. */
export const demo = {
  checkF: "EGFP site, forward",
  checkR: "EGFP site, reverse",
  t7: "reads pET vectors forward",
  t7Term: "reads pET vectors backward",
  luc: "reads backward from the 5' end of LUC",
} as const;
